/** A message as a visitor fills it in, by the labels of its fields. */
export const typedMessage = {
  'Full Name': 'Ritika Semwal',
  'Mobile No.': '+91 00000 00000',
  Email: 'ritika@deodarhill.example',
  Subject: 'Admission to class VI',
  Message: 'Is there a place?',
};
