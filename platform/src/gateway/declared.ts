import type { FeedDeclaration, ReleaseManifest, RobotRules } from '@dara/contract';
import type { Live } from './live.ts';

/** Feeds of the live remotes. */
export const declaredFeeds = ({ remotes }: Live): FeedDeclaration[] =>
  [...remotes.values()].flatMap(({ declaration }) => declaration.feeds ?? []);

/** Unique embed origins of the live remotes. */
export const declaredFrames = (remotes: readonly ReleaseManifest[]): string[] => [
  ...new Set(remotes.flatMap(({ declaration }) => declaration?.frames ?? [])),
];

/** Crawler rules of the site and all live remotes, the site first. */
export const declaredRobots = ({ snapshot, remotes, shell }: Live): RobotRules[] =>
  [
    snapshot.site.robots,
    ...[...remotes.values(), shell].map(({ declaration }) => declaration?.robots),
  ].filter((rules) => rules !== undefined);
