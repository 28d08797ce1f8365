import { invalid } from '../registry/registry-error.ts';
import type { OpenTarget } from './target.ts';

/** The option of every step that the history explains. */
export interface ReasonOptions {
  reason?: string;
}
export const REASON_OPTION: [string, string] = ['--reason <text>', 'why, for the history'];
export const reasonOf = ({ reason }: ReasonOptions): ReasonOptions =>
  reason === undefined ? {} : { reason };

export interface CommandParts {
  say: (line: string) => void;
  /** Prints an error and makes the command exit with 1. */
  fail: (error: unknown) => void;
  withTarget: (
    task: (open: Pick<OpenTarget, 'target' | 'label'>) => Promise<void>,
  ) => Promise<void>;
  /** Packages that can be published, with their build folders. */
  builds: () => Promise<Build[]>;
  /** The remote of the current folder, which a command takes where no name is given. */
  ownName: () => Promise<string | undefined>;
  /** The build command of a package: `npm run build -w mf-x`. */
  buildCommand: (name: string) => string;
}

export interface Build {
  name: string;
  dir: string;
  /** Of the package's current version; a build of another version is outdated. */
  version?: string;
}

export interface JsonOption {
  json?: boolean;
}
export const JSON_OPTION: [string, string] = ['--json', 'for programs'];
export const jsonOf = (value: unknown): string => JSON.stringify(value, null, 2);

/** `mf-x@1.2.0`, or `mf-x` for the version that was published last. */
export function releaseOf(text: string): { name: string; version?: string } {
  const [name = '', version = ''] = text.split('@');
  return version === '' ? { name } : { name, version };
}

/** Describes an argument that `chosenNames` completes. */
export const OWN = 'without a name the remote of this folder';

/** The named packages, else the remote of the current folder. Throws a RegistryError outside of one. */
export async function chosenNames(
  verb: string,
  names: readonly string[],
  { ownName }: Pick<CommandParts, 'ownName'>,
): Promise<readonly string[]> {
  if (names.length > 0) return names;
  const own = await ownName();
  if (own !== undefined) return [own];
  throw invalid(`Nothing to ${verb}: name packages, or run this in the folder of a remote`);
}
