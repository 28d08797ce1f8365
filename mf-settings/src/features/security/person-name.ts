import type { SecurityPerson } from '../../api/generated.ts';

export const nameOf = ({ firstName, lastName, email }: SecurityPerson): string =>
  `${firstName} ${lastName}`.trim() || email;
