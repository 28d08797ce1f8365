import { defineMessages } from '@dara/sdk/i18n';

export const businessMessages = defineMessages({
  title: { id: 'business.profile.title' },
  lead: { id: 'business.profile.lead' },
  search: { id: 'business.profile.search' },
  emptyTitle: { id: 'business.profile.empty.title' },
  emptyText: { id: 'business.profile.empty.text' },
  company: { id: 'business.profile.column.company' },
  contact: { id: 'business.profile.column.contact' },
  status: { id: 'business.profile.column.status' },
  province: { id: 'business.profile.column.province' },
  taxId: { id: 'business.profile.field.taxId' },
  type: { id: 'business.profile.field.businessType' },
  client: { id: 'business.profile.filter.client' },
  active: { id: 'business.profile.filter.active' },
  created: { id: 'business.profile.column.created' },
  updated: { id: 'business.profile.column.updated' },
  deleted: { id: 'business.profile.filter.deleted' },
  deletedOnly: { id: 'business.profile.filter.deletedOnly' },
});

export const businessTypeMessages = defineMessages({
  Brand: { id: 'business.profile.type.Brand' },
  Agency: { id: 'business.profile.type.Agency' },
  Production: { id: 'business.profile.type.Production' },
  Media: { id: 'business.profile.type.Media' },
  Other: { id: 'business.profile.type.Other' },
});

export const roleMessages = defineMessages({
  Owner: { id: 'business.profile.role.Owner' },
  Member: { id: 'business.profile.role.Member' },
});
