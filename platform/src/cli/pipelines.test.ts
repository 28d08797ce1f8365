import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { addCheckApiCommand } from './check-api-command.ts';
import { addCheckCommand } from './check-command.ts';
import type { CommandParts } from './command-parts.ts';
import { addReleaseCommands } from './release-commands.ts';

// No runner of pipelines is here. This finds what would fail at its first run: broken YAML and shell, jobs, outputs,
// scripts, commands and options that do not exist.

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

interface Step {
  id?: string;
  uses?: string;
  run?: string;
}
interface Job {
  'runs-on'?: string;
  needs?: string;
  outputs?: Record<string, string>;
  steps?: Step[];
  stage?: string;
  script?: string[];
}
interface Pipeline {
  file: string;
  text: string;
  jobs: Record<string, Job>;
  /** Shell scripts. */
  scripts: string[];
  /** Of the folder in which it runs. */
  packageFile: string;
}

function github(file: string, packageFile: string): Pipeline {
  const text = read(file);
  const { jobs } = parse(text) as { jobs: Record<string, Job> };
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
  return { file, text, jobs, scripts: steps.flatMap(({ run }) => run ?? []), packageFile };
}

function gitlab(file: string, text: string, packageFile: string): Pipeline {
  const { default: all, ...rest } = parse(text) as Record<string, Job> & {
    default?: { before_script?: string[] };
  };
  const jobs = Object.fromEntries(
    Object.entries(rest).filter(([, job]) => Array.isArray(job.script)),
  );
  const before = all?.before_script ?? [];
  // The lines of a job run in one shell.
  const scripts = Object.values(jobs).map(({ script = [] }) => [...before, ...script].join('\n'));
  return { file, text, jobs, scripts, packageFile };
}

const OWN = 'tooling/template-own';
const TEAMS = 'docs/teams.md';
const [documented = ''] = /```yaml\n[^]*?```/.exec(read(TEAMS)) ?? [];
const githubFiles = [
  ...readdirSync(join(ROOT, '.github/workflows')).map((name) =>
    github(`.github/workflows/${name}`, 'package.json'),
  ),
  github(`${OWN}/dot-github/workflows/release.yml`, `${OWN}/package.json`),
];
const gitlabFiles = [
  gitlab(`${OWN}/dot-gitlab-ci.yml`, read(`${OWN}/dot-gitlab-ci.yml`), `${OWN}/package.json`),
  gitlab(TEAMS, documented.replaceAll(/```(?:yaml\n)?/g, ''), `${OWN}/package.json`),
];
const all = [...githubFiles, ...gitlabFiles];

const dara = new Command('dara');
const parts = { ownName: async () => undefined } as unknown as CommandParts;
addReleaseCommands(dara, parts);
addCheckCommand(dara, { ...parts, hasSite: () => false });
addCheckApiCommand(dara, parts);

interface PackageJson {
  scripts?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
/** Scripts that `dara create` takes from the template of a remote in this repository. */
const MADE = (JSON.parse(read('tooling/template/package.json')) as PackageJson).scripts;

/** The commands of a script, with their words. */
function commandsOf(script: string): string[][] {
  const plain = script.replaceAll(/\\\n/g, ' ').replaceAll(/\$\{\{[^}]*\}\}/g, 'x');
  return plain
    .split('\n')
    .filter((line) => !/^\s*(?:#|echo )/.test(line))
    .flatMap((line) => line.split(/&&|\|\||[;|>]/))
    .map((command) => command.trim().split(/\s+/))
    .filter(([word]) => word !== undefined && word !== '');
}

/** What is wrong with a call of `dara`: its sub-command or an option. */
function daraFaults([name = '', ...words]: string[]): string[] {
  const known = dara.commands.find((one) => one.name() === name);
  if (!known) return [`dara has no command ${name}`];
  const options = known.options.flatMap(({ long, short }) => [long, short]);
  return words
    .filter((word) => word.startsWith('-') && word.length > 1 && !options.includes(word))
    .map((word) => `dara ${name} has no option ${word}`);
}

function commandFaults([program = '', first = '', ...rest]: string[], packageFile: string) {
  const json = JSON.parse(read(packageFile)) as PackageJson;
  const scripts = { ...(packageFile.startsWith(OWN) ? MADE : {}), ...json.scripts };
  const name = first === 'test' ? 'test' : first === 'run' ? rest[0] : undefined;
  if (program === 'npm' && name !== undefined) {
    const script = scripts[name];
    if (script === undefined) return [`${packageFile} has no script ${name}`];
    const called = /dara(?:\.ts)? (.*)$/.exec(script)?.[1]?.split(' ');
    const given = rest.slice(rest.indexOf('--') + 1);
    return called ? daraFaults([...called, ...(rest.includes('--') ? given : [])]) : [];
  }
  if (program === 'npx' && first === 'dara') return daraFaults(rest);
  if (program === 'npx' && json.devDependencies?.[first] === undefined)
    return [`${packageFile} does not install ${first}`];
  if (program.startsWith('.') && !existsSync(join(ROOT, program)))
    return [`there is no ${program}`];
  return [];
}

describe.each(all)('$file', ({ text, jobs, scripts, packageFile }) => {
  it('has jobs with scripts that a shell can read', () => {
    expect(Object.keys(jobs)).not.toEqual([]);
    expect(scripts).not.toEqual([]);
    for (const script of scripts) {
      const input = script.replaceAll(/\$\{\{[^}]*\}\}/g, 'x');
      const { status, stderr } = spawnSync('bash', ['-n'], { input, encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, '']);
    }
  });

  it('calls scripts, commands and options that exist', () => {
    const called = scripts.flatMap(commandsOf);
    expect(called.map(([program]) => program)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:npm|npx|\.ci\/run)$/)]),
    );
    expect(called.flatMap((words) => commandFaults(words, packageFile))).toEqual([]);
  });

  it('names jobs, steps and outputs that exist', () => {
    for (const { needs } of Object.values(jobs)) if (needs) expect(jobs).toHaveProperty([needs]);
    for (const [, job = '', output = ''] of text.matchAll(/needs\.(\w+)\.outputs\.(\w+)/g))
      expect(jobs[job]?.outputs).toHaveProperty([output]);
    const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
    for (const [, id = '', output = ''] of text.matchAll(/steps\.(\w+)\.outputs\.(\w+)/g))
      expect(steps.find((step) => step.id === id)?.run).toContain(`${output}=`);
  });
});

describe.each(githubFiles)('$file', ({ jobs }) => {
  it('says where its jobs run, and what each step does', () => {
    for (const { steps = [], ...job } of Object.values(jobs)) {
      expect(job['runs-on']).toEqual(expect.any(String));
      for (const step of steps) expect(Boolean(step.run) !== Boolean(step.uses)).toBe(true);
    }
  });
});
