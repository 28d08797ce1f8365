import type { Command } from 'commander';
import { scopeText, type DeployAction } from '../deploy/scoped-token.ts';
import type { ListedToken } from '../deploy/scoped-tokens.ts';
import { minuteOf } from './lines.ts';
import type { OpenTarget } from './target.ts';

type Say = (line: string) => void;
type WithTarget = (task: (open: OpenTarget) => Promise<void>) => Promise<void>;

interface CreateOptions {
  remote: string[];
  allRemotes?: boolean;
  may: string;
  days: string;
  mail?: string;
}

const collect = (value: string, before: string[]): string[] => [...before, value];

function stateOf({ revokedAt, expiresAt }: ListedToken): string {
  if (revokedAt) return `revoked ${minuteOf(revokedAt)}`;
  return `${expiresAt <= new Date() ? 'ended' : 'until'} ${minuteOf(expiresAt)}`;
}

/** One token per line: label, scope, and last use. */
function tokenLine(token: ListedToken): string {
  const used = token.lastUsedAt ? `used ${minuteOf(token.lastUsedAt)}` : 'never used';
  const mail = token.mail ? `, ${token.mail}` : '';
  return `${token.id}  ${token.label.padEnd(20)}  ${scopeText(token)}  (${stateOf(token)}, ${used}${mail})`;
}

/** `dara token create`, `list` and `revoke`. */
export function addTokenCommands(program: Command, say: Say, withTarget: WithTarget): void {
  const token = program
    .command('token')
    .description('manage team tokens (needs the deploy token of the site)');

  token
    .command('create')
    .argument('<label>', 'label shown in the history')
    .option('--remote <name>', 'shell or remote it is for; may be given several times', collect, [])
    .option('--all-remotes', 'for everything that is released')
    .option('--may <actions>', 'some of publish,promote,rollback,approve', 'publish')
    .option('--days <number>', 'how long it is good', '90')
    .option('--mail <address>', 'where its holder is notified of releases to approve')
    .description('make a token and show its secret, this once')
    .action((label: string, options: CreateOptions) =>
      withTarget(async ({ target, address }) => {
        const made = await target.run('createToken', {
          label,
          names: options.allRemotes ? null : options.remote,
          may: options.may.split(',').map((action) => action.trim()) as DeployAction[],
          days: Number(options.days),
          ...(options.mail === undefined ? {} : { mail: options.mail }),
        });
        say(tokenLine(made));
        say(`It is shown this once; the team sets it as DARA_TOKEN, with DARA_URL=${address}:`);
        say(made.token);
      }),
    );

  token
    .command('list')
    .description('list tokens without their secrets')
    .action(() =>
      withTarget(async ({ target }) => {
        const { tokens } = await target.run('listTokens', {});
        if (tokens.length === 0) say('No team has a token');
        for (const one of tokens) say(tokenLine(one));
      }),
    );

  token
    .command('revoke')
    .argument('<id>', 'as "dara token list" shows it')
    .description('end a token at once')
    .action((id: string) =>
      withTarget(async ({ target }) => say(tokenLine(await target.run('revokeToken', { id })))),
    );
}
