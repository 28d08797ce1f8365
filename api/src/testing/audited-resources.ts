import type { AuditAction, Resource } from '@dara/model';
import { kebabCase } from '../kernel/resource/resource-names.ts';

export type Routes = Readonly<Record<string, readonly AuditAction[]>>;

const BULK_EVENTS: Readonly<Record<string, AuditAction>> = { delete: 'Delete', restore: 'Restore' };

/** The writes and the export that a declaration gives. */
export function declaredWrites({ noun, bulk, ordered, ...resource }: Resource): Routes {
  const path = `/api/management/${kebabCase(noun)}`;
  return {
    [`POST ${path}`]: ['Create'],
    [`PUT ${path}/:id`]: ['Update'],
    [`DELETE ${path}/:id`]: ['Delete'],
    [`POST ${path}/:id/restore`]: ['Restore'],
    ...(bulk.length > 0 && {
      [`POST ${path}/bulk`]: bulk.map((action) => BULK_EVENTS[action] ?? 'Update'),
    }),
    ...(resource.export && { [`GET ${path}/export`]: ['Export'] }),
    ...(ordered && { [`PUT ${path}/order`]: ['Order'] }),
  };
}
