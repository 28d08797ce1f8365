import { EVERYTHING } from '@dara/contract';
import { Type } from 'typebox';
import { NAME, REASON, VERSION, action, closed } from './action.ts';
import { requirePackageName } from './scoped-token.ts';

const NEEDS = Type.Optional(Type.Array(Type.String({ maxLength: 320 }), { maxItems: 100 }));

/** What an operator decides about packages and releases. */
export const RULE_ACTIONS = {
  withdraw: action({
    http: 'POST /_dara/withdraw',
    session: 'operator',
    access: 'rollback',
    input: closed({ name: NAME, reason: REASON }),
    run: async ({ registry, actor }, { name, reason }) => ({
      name,
      version: await registry.withdraw(name, { actor, reason }),
    }),
  }),
  markBad: action({
    http: 'POST /_dara/mark-bad',
    session: 'operator',
    access: 'rollback',
    status: 204,
    input: closed({
      name: NAME,
      version: VERSION,
      reason: REASON,
      remove: Type.Optional(Type.Boolean()),
    }),
    run: ({ registry, actor }, { name, version, reason, remove: isRemoved = false }) =>
      registry.decisions.mark({ name, version }, { actor, reason, mark: 'bad', isRemoved }),
  }),
  approve: action({
    http: 'POST /_dara/approve',
    session: 'operator',
    access: 'approve',
    status: 204,
    input: closed({ name: NAME, version: VERSION, reason: REASON }),
    run: ({ registry, actor }, { name, version, reason }) =>
      registry.decisions.mark({ name, version }, { actor, reason, mark: 'approved' }),
  }),
  rules: action({
    http: 'GET /_dara/rules',
    session: 'reader',
    access: 'any',
    input: closed({}),
    run: async ({ registry, names }) => {
      const { grants, freezes, marks } = await registry.decisions.read();
      const isRead = ({ name }: { name: string }): boolean =>
        names === null || name === EVERYTHING || names.includes(name);
      return {
        grants: grants.filter(isRead),
        freezes: freezes.filter(isRead),
        marks: marks.filter(isRead),
      };
    },
  }),
  readable: action({
    http: 'GET /_dara/readable',
    session: 'staff',
    access: 'any',
    input: closed({}),
    run: async ({ registry, names }) => ({
      total: names?.length ?? (await registry.deployments()).deployed.size,
    }),
  }),
  grant: action({
    http: 'POST /_dara/grants',
    session: 'fresh',
    access: 'root',
    status: 204,
    input: closed({ name: NAME, add: NEEDS, remove: NEEDS, reason: REASON }),
    run: ({ registry, actor }, { name, ...change }) => {
      requirePackageName(name);
      return registry.decisions.grant(name, { ...change, actor });
    },
  }),
  freeze: action({
    http: 'POST /_dara/freeze',
    session: 'operator',
    access: 'root',
    status: 204,
    input: closed({
      name: Type.Optional(NAME),
      until: Type.Optional(Type.String({ maxLength: 40 })),
      reason: REASON,
    }),
    run: ({ registry, actor }, { name, ...change }) =>
      registry.decisions.freeze(name, { ...change, actor }),
  }),
};
