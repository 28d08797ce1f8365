import type { FeedDeclaration, ReleaseManifest, RobotRules } from '@dara/contract';
import type { Live } from './live.ts';

/** The lists that live remotes offer to be followed. */
export const declaredFeeds = ({ remotes }: Live): FeedDeclaration[] =>
  [...remotes.values()].flatMap(({ declaration }) => declaration.feeds ?? []);

/** Origins of the players that pages of live remotes may show, each once. */
export const declaredFrames = (remotes: readonly ReleaseManifest[]): string[] => [
  ...new Set(remotes.flatMap(({ declaration }) => declaration?.frames ?? [])),
];

/** What the site and all that is live say to crawlers, the site first. */
export const declaredRobots = ({ snapshot, remotes, shell }: Live): RobotRules[] =>
  [
    snapshot.site.robots,
    ...[...remotes.values(), shell].map(({ declaration }) => declaration?.robots),
  ].filter((rules) => rules !== undefined);
