/** A page with the teachers of a school, as it was before their table is brought in. */
export const staffPage = `path: /Staff
title: Staff
description: The teachers of the school with their subjects, their qualifications and how to reach them by phone.
menu: null
reviewed: 2026-10-12
blocks:
  - kind: people
    id: teachers
    heading: Teachers
    items:
      - { name: Old Teacher, role: Principal }
`;
