import { Type, type Static, type TProperties, type TSchema } from 'typebox';
import type { CheckResult, Registry } from '../registry/registry.ts';
import type { Health } from '../telemetry/package-health.ts';
import type { DeployAction } from './scoped-token.ts';
import type { ScopedTokens } from './scoped-tokens.ts';

export interface ActionContext {
  registry: Registry;
  tokens: ScopedTokens;
  readHealth: () => Promise<Health[]>;
  /** As the history names the caller. */
  actor: string;
  /** Packages that the caller may read; null means all. */
  names: readonly string[] | null;
}

/** `publisher` may upload files, which belong to no package before a release names them; `root` holds the token of the site. */
export type ActionAccess = 'any' | 'root' | 'publisher' | DeployAction;

export interface Action<I = unknown, O = unknown> {
  /** Input travels in the query of GET and PUT, the path of DELETE and the body of POST. */
  http: `${'GET' | 'PUT' | 'POST' | 'DELETE'} /_dara/${string}`;
  /** `{}` where the registry itself checks the input; such a body has no `dryRun`, which is then in the query. */
  input: TSchema;
  access: ActionAccess;
  /**
   * Whose session may call it; denied by default. `operator` is an administrator's, and `fresh` also requires a recent
   * second step of users who have one, for actions on credentials. `reader` is also that of staff who were granted to
   * read some packages, `staff` also of the others.
   */
  session?: 'staff' | 'reader' | 'operator' | 'fresh';
  /** 200 when absent. */
  status?: number;
  bodyLimit?: number;
  run(context: ActionContext, input: I): Promise<O>;
  /** Changes nothing. */
  dryRun?(context: ActionContext, input: I): Promise<CheckResult>;
}

/** Rejects unknown properties, so that a misspelt one never selects another release. Required ones are checked with the access. */
export const closed = <P extends TProperties>(properties: P) => {
  const { required: _required, ...schema } = Type.Object(properties, {
    additionalProperties: false,
  });
  return Type.Unsafe<Static<Type.TObject<P>>>(schema);
};

export const action = <S extends TSchema, O>(
  declared: Omit<Action<Static<S>, O>, 'input'> & { input: S },
): Action<Static<S>, O> => declared;

export const NAME = Type.String({ maxLength: 100 });
export const VERSION = Type.String({ maxLength: 100 });
export const REASON = Type.Optional(Type.String({ maxLength: 500 }));
