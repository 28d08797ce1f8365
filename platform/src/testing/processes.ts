import { readdir, readFile } from 'node:fs/promises';

export interface ChildProcess {
  pid: number;
  uid: number;
  env: Record<string, string>;
}

/** Child processes whose command line contains a text, on Linux. */
export async function childrenOf(parent: number, command: string): Promise<ChildProcess[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(pids.map((pid) => childOf(pid, parent, command).catch(() => [])));
  return all.flat();
}

async function childOf(pid: string, parent: number, command: string): Promise<ChildProcess[]> {
  const read = (name: string): Promise<string> => readFile(`/proc/${pid}/${name}`, 'utf8');
  const status = await read('status');
  if (!status.includes(`\nPPid:\t${parent}\n`) || !(await read('cmdline')).includes(command))
    return [];
  const uid = Number(/^Uid:\t(\d+)/m.exec(status)?.[1]);
  const pairs = (await read('environ')).split('\0').filter(Boolean);
  const env = Object.fromEntries(pairs.map((pair) => pair.split('=', 2) as [string, string]));
  return [{ pid: Number(pid), uid, env }];
}
