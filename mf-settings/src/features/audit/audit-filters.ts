import { PERMISSIONS, personName } from '@dara/model';
import type { ListFilter } from '@dara/kit/resource';
import { useIntl, useLocale } from '@dara/sdk/i18n';
import {
  useManagementAuditChoicesQuery,
  useManagementProfileDetailQuery,
  useManagementProfileListQuery,
} from '../../api/generated.ts';
import { actionName, entityName } from '../../parts/audit-wording.ts';
import { permissionMessages } from '../../parts/person.messages.ts';
import { auditMessages } from './audit.messages.ts';
import { AGENCY_PEOPLE } from './audit-people.ts';

/** Filters of the audit log. */
export function useAuditFilters(actorId: string | undefined): ListFilter[] {
  const intl = useIntl();
  const { formatMessage } = intl;
  const locale = useLocale();
  const people = usePeople(actorId);
  const choices = useManagementAuditChoicesQuery().data;
  const named = (values: readonly string[] = [], name: typeof actionName) =>
    values
      .map((value) => ({ value, label: name(intl, value) }))
      .sort((one, other) => one.label.localeCompare(other.label, locale));
  return [
    { name: 'from', label: formatMessage(auditMessages.filterFrom), isDay: true },
    { name: 'to', label: formatMessage(auditMessages.filterTo), isDay: true },
    { name: 'actorId', label: formatMessage(auditMessages.filterActor), options: people },
    {
      name: 'isSystem',
      label: formatMessage(auditMessages.filterBy),
      options: [
        { value: 'false', label: formatMessage(auditMessages.person) },
        { value: 'true', label: formatMessage(auditMessages.system) },
      ],
    },
    {
      name: 'action',
      label: formatMessage(auditMessages.action),
      multiple: true,
      options: named(choices?.actions, actionName),
    },
    {
      name: 'entity',
      label: formatMessage(auditMessages.filterEntity),
      multiple: true,
      options: named(choices?.entities, entityName),
    },
    {
      name: 'permission',
      label: formatMessage(auditMessages.filterPermission),
      multiple: true,
      options: PERMISSIONS.map((value) => ({
        value,
        label: formatMessage(permissionMessages[value]),
      })),
    },
  ];
}

/** The agency's users, and the one named in the URL. */
function usePeople(actorId: string | undefined) {
  const locale = useLocale();
  const people = useManagementProfileListQuery(AGENCY_PEOPLE).data?.items ?? [];
  const isListed = people.some(({ id }) => id === actorId);
  const other = useManagementProfileDetailQuery(
    { id: actorId ?? '' },
    { skip: !actorId || isListed },
  ).currentData;
  return [...people, ...(other && !isListed ? [other] : [])].map((person) => ({
    value: person.id,
    label: personName(person, locale),
  }));
}
