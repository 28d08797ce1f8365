/** Every check with its stable code, which programs may compare; `docs/releases.md` lists both. */
export const GATE_CODES = {
  declaration: 'DECLARATION_INVALID',
  version: 'RELEASE_EXISTS',
  'file names': 'FILE_NAME_TAKEN',
  files: 'FILES_MISSING',
  shell: 'SHELL_REQUIRED',
  'marked as bad': 'MARKED_BAD',
  freeze: 'FROZEN',
  approval: 'APPROVAL_MISSING',
  'shared libraries': 'SHARED_INCOMPATIBLE',
  addresses: 'ADDRESS_REFUSED',
  routes: 'ROUTE_INVALID',
  grants: 'GRANT_MISSING',
  roles: 'ROLE_UNKNOWN',
  languages: 'LANGUAGE_INCOMPLETE',
  sizes: 'BUDGET_EXCEEDED',
  slots: 'SLOT_UNAVAILABLE',
  'api calls': 'API_INCOMPATIBLE',
  changes: 'CHANGE_NOT_ACCEPTED',
  rendering: 'RENDER_FAILED',
} as const;

export type Gate = keyof typeof GATE_CODES;

/** Result of a check: passed, problems, or the reason why it was skipped. */
export interface GateOutcome {
  gate: Gate;
  code: (typeof GATE_CODES)[Gate];
  problems: string[];
  skipped?: string;
  /** Skipped parts, with reasons. */
  skippedChecks?: string[];
}

export const outcomeOf = (
  gate: Gate,
  problems: string[],
  more: Pick<GateOutcome, 'skipped' | 'skippedChecks'> = {},
): GateOutcome => ({ gate, code: GATE_CODES[gate], problems, ...more });

/** The problems of checks, each after the code of its check. */
export const codedProblems = (outcomes: readonly GateOutcome[]): string[] =>
  outcomes.flatMap(({ code, problems }) => problems.map((problem) => `${code}: ${problem}`));

/** What the checks are for. */
export type CheckedAction = 'promote' | 'rollback' | 'preview';
