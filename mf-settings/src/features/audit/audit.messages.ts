import { defineMessages } from '@dara/sdk/i18n';

export const auditMessages = defineMessages({
  title: { id: 'setting.audit.title' },
  lead: { id: 'setting.audit.lead' },
  search: { id: 'setting.audit.search' },
  emptyTitle: { id: 'setting.audit.empty.title' },
  emptyText: { id: 'setting.audit.empty.text' },
  action: { id: 'setting.audit.column.action' },
  who: { id: 'setting.audit.column.who' },
  record: { id: 'setting.audit.column.record' },
  changes: { id: 'setting.audit.column.changes' },
  address: { id: 'setting.audit.column.address' },
  at: { id: 'setting.audit.column.at' },
  filterActor: { id: 'setting.audit.filter.actor' },
  filterEntity: { id: 'setting.audit.filter.entity' },
  filterPermission: { id: 'setting.audit.filter.permission' },
  filterFrom: { id: 'setting.audit.filter.from' },
  filterTo: { id: 'setting.audit.filter.to' },
  filterBy: { id: 'setting.audit.filter.by' },
  system: { id: 'setting.audit.filter.system' },
  person: { id: 'setting.audit.filter.person' },
});
