import { execFile } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { promisify } from 'node:util';

/** The account `nobody`. */
const NOBODY = 65_534;
/** Runs a command without a network in the same process, for unprivileged users too, where the system allows it. */
const UNSHARE = ['unshare', '--user', '--net', '--'];

export interface User {
  uid?: number;
  gid?: number;
}

export interface Confinement {
  user: User;
  /** Command prefix of the program and its arguments; empty if the system has no such command. */
  command: readonly string[];
}

const run = promisify(execFile);

/** Another user than root, if it can read Node and the file. */
async function otherUser(file: string): Promise<User> {
  if (process.getuid?.() !== 0) return {};
  const nobody = { uid: NOBODY, gid: NOBODY };
  const script = `require('node:fs').accessSync(process.argv[1])`;
  try {
    await run(process.execPath, ['-e', script, file], { ...nobody, cwd: '/', env: {} });
    return nobody;
  } catch {
    process.emitWarning(
      `renderers run as root: no other user may read ${file}; start the server as another user`,
    );
    return {};
  }
}

/** A service limited to unix sockets cannot list interfaces, and has no network either. */
export function hasNetwork(list = networkInterfaces): boolean {
  try {
    return Object.values(list()).some((all) => all?.some(({ internal }) => !internal));
  } catch {
    return false;
  }
}

async function withoutNetwork(user: User): Promise<readonly string[]> {
  const [program = '', ...args] = UNSHARE;
  try {
    await run(program, [...args, process.execPath, '--version'], { ...user, cwd: '/' });
    return UNSHARE;
  } catch {
    if (hasNetwork())
      process.emitWarning(
        'renderers are in the network of the server: this system lets it make no network namespace; ' +
          'run "dara render" in a unit or container that has no network, and name its RENDER_SOCKET',
      );
    return [];
  }
}

let found: Promise<Confinement> | undefined;

/** User and command prefix of renderers; determined once. `file` must be readable for them. */
export function confinement(file: string): Promise<Confinement> {
  found ??= (async () => {
    const user = await otherUser(file);
    return { user, command: await withoutNetwork(user) };
  })();
  return found;
}
