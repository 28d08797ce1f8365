let acceptsLong = false;

/** Set by the shell from the site's settings. */
export function setLongEmailSuffixes(isAccepted: boolean | undefined): void {
  acceptsLong = isAccepted === true;
}

/** Whether the site's api accepts new addresses such as name@dara.agency. */
export const acceptsLongEmailSuffixes = (): boolean => acceptsLong;
