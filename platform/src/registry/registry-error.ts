/** A refusal of the registry: what is wrong and where, one line each. */
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
