interface Named {
  firstName: string;
  lastName: string;
  email: string;
}

/** What a user is called: by name, else by address. */
export function userName({ firstName, lastName, email }: Named): string {
  return `${firstName} ${lastName}`.trim() || email;
}
