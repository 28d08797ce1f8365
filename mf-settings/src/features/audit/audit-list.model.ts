import { PERMISSIONS } from '@dara/model';
import {
  dayFilter,
  listArgs,
  manyOf,
  manyTexts,
  textFilter,
  yesOrNo,
  type ListValues,
} from '@dara/kit/resource';
import type { ManagementAuditListApiArg } from '../../api/generated.ts';

/** Allowed URL state of the audit log. */
export const auditListSpec = {
  sorts: ['At'],
  defaultSort: { column: 'At', direction: 'desc' },
  filters: {
    keyword: textFilter,
    actorId: textFilter,
    isSystem: yesOrNo,
    permission: manyOf(PERMISSIONS),
    action: manyTexts,
    entity: manyTexts,
    from: dayFilter,
    to: dayFilter,
  },
} as const;

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Days in Bangkok, both included. */
const instantOf = (day: string, time: string): string =>
  new Date(`${day}T${time}+07:00`).toISOString();

/** The keyword is a record's id, or else an IP address; an invalid actor id is ignored. */
export function auditListArgs(
  values: ListValues<typeof auditListSpec.filters>,
): ManagementAuditListApiArg {
  const { keyword, actorId, from, to, ...rest } = listArgs(values);
  const searched = keyword?.trim();
  return {
    ...rest,
    ...(actorId && ID.test(actorId) && { actorId }),
    ...(searched && (ID.test(searched) ? { entityId: searched } : { address: searched })),
    ...(from && { from: instantOf(from, '00:00:00.000') }),
    ...(to && { to: instantOf(to, '23:59:59.999') }),
  };
}

/** Filters and order of the log for its export. */
export function auditExportArgs(values: ListValues<typeof auditListSpec.filters>) {
  const { page: _page, size: _size, ...args } = auditListArgs(values);
  return args;
}
