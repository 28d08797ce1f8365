interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

/** Display name of a user: the name, else the e-mail address. */
export const personName = ({ firstName, lastName, email }: Person): string =>
  `${firstName} ${lastName}`.trim() || email;
