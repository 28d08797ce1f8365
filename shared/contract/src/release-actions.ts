/** Answers of the platform's routes for releases (`/_dara`), as JSON: times are ISO texts. */

/** How many visitors get a release in place of the live one. `Time` is a text once it is JSON. */
export interface ReleaseShare<Time = string> {
  /** Percent. */
  share: number;
  /** The shares that follow by themselves, and when the next one is due. */
  steps: number[];
  nextAt: Time | null;
  /** Since when it has any. */
  startedAt: Time;
}

export interface ListedRelease<Time = string> {
  name: string;
  kind: 'shell' | 'remote';
  version: string;
  revision: string;
  publishedAt: Time;
  state: 'live' | 'previous' | 'canary' | 'published';
  /** Of a canary. */
  canary?: ReleaseShare<Time>;
}

export type ReleaseEventAction =
  | 'publish'
  | 'promote'
  | 'rollback'
  | 'share'
  | 'refuse'
  | 'withdraw'
  | 'grant'
  | 'freeze'
  | 'mark'
  | 'approve';

/** An action on a release or package, or a refused attempt. */
export interface ReleaseEvent {
  at: string;
  action: ReleaseEventAction;
  name: string;
  /** `-` where the event is about a package. */
  version: string;
  revision: string;
  previous: string | null;
  actor: string;
  builder: string;
  builtAt: string;
  problems: string[];
  skipped: string[];
  reason: string;
}

interface Decision {
  name: string;
  actor: string;
  reason: string;
  at: string;
}
export interface ReleaseRules {
  grants: (Decision & { need: string })[];
  /** `*` is everything. */
  freezes: (Decision & { until: string })[];
  marks: (Decision & { version: string; mark: 'bad' | 'approved' })[];
}

/** Loads and errors of the last 30 days. */
export interface MeasuredRelease {
  version: string;
  loads: number;
  errors: number;
}

/** State and health of a package. `Time` is a text once it is JSON. */
export interface PackageHealth<Time = string> {
  name: string;
  kind: 'shell' | 'remote';
  /** Null where nothing is live, or it is withdrawn; failing by the budget of errors, beside the release before. */
  live: (MeasuredRelease & { revision: string; isFailing: boolean }) | null;
  /** Since when it is live, or withdrawn. */
  since: Time | null;
  /** The version that was withdrawn. */
  withdrawn: string | null;
  previous: MeasuredRelease | null;
  /** What some visitors get in place of the live release. */
  canary: (MeasuredRelease & ReleaseShare<Time>) | null;
  /** Until then a release is rolled back by itself if it fails more than the one before it. */
  watchedUntil: Time | null;
  /** The release that was published last, if it was never live and is not marked as bad. */
  waiting: { version: string; publishedAt: Time; isApprovalMissing: boolean } | null;
}

/** A value of both releases; null where one has none. */
export interface Changed<T> {
  name: string;
  before: T | null;
  after: T | null;
}

interface Built {
  version: string;
  revision: string;
  builtAt: string;
}

/** What is not equal in two releases of a package. */
export interface ReleaseComparison {
  name: string;
  before: Built;
  after: Built;
  /** Addresses with who may open them. */
  routes: Changed<string>[];
  /** Menu entries with their section and address. */
  menu: Changed<string>[];
  /** Compressed bytes of client files, by their name without the hash; and of all of them. */
  files: Changed<number>[];
  bytes: { before: number; after: number };
  /** Ranges of shared libraries. */
  shared: Changed<string>[];
  /** Number of texts by language. */
  messages: Changed<number>[];
}

/** What the checks of an action say. */
export interface CheckedRelease {
  name: string;
  version: string;
  outcomes: { gate: string; code: string; problems: string[]; skipped?: string }[];
  /** Accepted removals and overridden marks. */
  meant: string[];
}

export interface DeployedRelease {
  name: string;
  live: string;
  previous: string | null;
  skipped?: string[];
  skippedChecks?: string[];
}

/** Whether live releases can call another api. */
export interface ApiCheck {
  /** Live releases, and one with a share of the visitors. */
  checked: { name: string; version: string }[];
  /** Operations that they call and that are gone, or have another shape. */
  broken: {
    name: string;
    version: string;
    operation: string;
    /** Method and path. */
    call: string;
    problems: string[];
    remedy: string;
  }[];
}

export const DEPLOY_ACTIONS = ['publish', 'promote', 'rollback', 'approve'] as const;
export type DeployAction = (typeof DEPLOY_ACTIONS)[number];

/** A token of a team, without its secret. */
export interface DeployToken {
  id: string;
  label: string;
  /** Null is everything. */
  names: readonly string[] | null;
  may: readonly DeployAction[];
  mail: string | null;
  createdAt: string;
  expiresAt: string;
  revokedAt: string | null;
  lastUsedAt: string | null;
}

/** In place of a package's name: all packages. */
export const EVERYTHING = '*';

/** In place of a field that an event does not have. */
export const NONE = '-';

/** What can be granted to a remote. */
export const GRANT =
  /^(prefix:\/|menu:[a-z]|frame:https:\/\/|secret:\/|slot:[a-z][a-z0-9-]*\/[a-z]|reader:[^\s@]+@[^\s@])\S*$/;
/** Grants the holder of an address to read the releases of a remote. */
export const READER = 'reader:';

/** Labels of tokens are shown in terminals and in the history. */
export const TOKEN_LABEL = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._@/+-]{0,79}$/u;
export const TOKEN_DAYS_MAX = 366;

/** The short commit; keeps `-dirty`, because the build differs from that commit. */
export const shortRevision = (revision: string): string =>
  revision.replace(/^([\da-f]{12})[\da-f]+/, '$1');
