/** A page file for the editors' guide. A test loads it without an error. */
export const pageExample = `path: /Hostel
title: Hostel
menu: Rules
order: 12
lead: Forty beds, one garden, and lights out at nine.
description: The hostel of the school, its rooms, its rules and how to apply for a place in it.
reviewed: 2026-11-20
blocks:
  - kind: prose
    heading: A place in the hostel
    text: |
      The hostel has **forty beds**. To ask for one, write to the office.
      Who pays late owes {{ fees.lateFine | money }}, as for [school fees](/Fee).
  - kind: steps
    heading: How to apply
    items:
      - title: Write to us
        text: Say who the child is, and from when.
      - title: Come and see it
        text: On any Saturday, 10:00 am to 12:00 noon.
`;

/** The same page with three mistakes, and what the build says of them. A test holds them together. */
export const faultExample = {
  page: pageExample
    .replace('reviewed: 2026-11-20', 'reviewed: 2026-11-31')
    .replace('kind: steps', 'kind: step')
    .replace('](/Fee)', '](/Fees)'),
  faults: [
    'content/pages/hostel.yaml:7:11: there is no such day as 2026-11-31',
    'content/pages/hostel.yaml:13:62: no page has the path "/Fees"; did you mean "/Fee"?',
    'content/pages/hostel.yaml:14:11: unknown kind of block "step"; did you mean "steps"?',
  ],
};
