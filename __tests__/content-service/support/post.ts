/** A contact message as the form sends it. */
export const filledForm = {
  name: 'Asha Rana',
  phone: '+91 00000 00000',
  email: 'asha@home.example',
  subject: 'Bus stop',
  message: 'When does bus 7 leave?',
};

/** Sends the contact form to a running service. Rejects when the connection ends without a reply. */
export function postForm(
  address: string,
  changed: Partial<typeof filledForm> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${address}/api/form/DHS/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...filledForm, ...changed }),
  });
}
