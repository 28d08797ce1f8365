/** A refusal of the registry: problems with their location, one line each. */
export class RegistryError extends Error {
  readonly status: number;
  readonly code: string;
  readonly problems: string[];

  constructor(status: number, code: string, message: string, problems: string[] = []) {
    super(message);
    this.name = 'RegistryError';
    this.status = status;
    this.code = code;
    this.problems = problems;
  }
}

/** An input that is not understood. */
export const invalid = (message: string, status = 400, problems: string[] = []): RegistryError =>
  new RegistryError(status, 'VALIDATION_FAILED', message, problems);

/** There is no rollback target. */
export function noPreviousRelease(name: string, live: string | undefined): RegistryError {
  if (live === undefined) {
    return new RegistryError(404, 'RELEASE_NOT_EXIST', `${name} has no live release`);
  }
  return new RegistryError(
    409,
    'NO_PREVIOUS_RELEASE',
    `${name} ${live} has no release before it to go back to`,
  );
}
