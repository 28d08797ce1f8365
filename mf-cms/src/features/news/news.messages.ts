import { defineMessages } from '@dara/sdk/i18n';

export const newsMessages = defineMessages({
  title: { id: 'cms.news.title' },
  lead: { id: 'cms.news.lead' },
  search: { id: 'cms.news.search' },
  emptyTitle: { id: 'cms.news.empty.title' },
  emptyText: { id: 'cms.news.empty.text' },
  columnTitle: { id: 'cms.news.column.title' },
  columnStatus: { id: 'cms.news.column.status' },
  columnTags: { id: 'cms.news.column.tags' },
  columnOrder: { id: 'cms.news.column.order' },
  columnPublished: { id: 'cms.news.column.published' },
  columnUpdated: { id: 'cms.news.column.updated' },
  scheduledFor: { id: 'cms.news.scheduledFor' },
});
