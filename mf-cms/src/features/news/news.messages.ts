import { defineMessages } from '@dara/sdk/i18n';

export const newsMessages = defineMessages({
  title: { id: 'cms.news.title' },
  lead: { id: 'cms.news.lead' },
  search: { id: 'cms.news.search' },
  emptyTitle: { id: 'cms.news.empty.title' },
  emptyText: { id: 'cms.news.empty.text' },
  create: { id: 'cms.news.create' },
  edit: { id: 'cms.news.edit' },
});

export const talkMessages = defineMessages({
  title: { id: 'cms.talkOfTheTown.title' },
  lead: { id: 'cms.talkOfTheTown.lead' },
  search: { id: 'cms.talkOfTheTown.search' },
  emptyTitle: { id: 'cms.talkOfTheTown.empty.title' },
  emptyText: { id: 'cms.talkOfTheTown.empty.text' },
  create: { id: 'cms.talkOfTheTown.create' },
  edit: { id: 'cms.talkOfTheTown.edit' },
});

/** Messages common to both kinds. */
export const articleMessages = defineMessages({
  title: { id: 'cms.article.column.title' },
  status: { id: 'cms.article.column.status' },
  tags: { id: 'cms.article.column.tags' },
  order: { id: 'cms.article.column.order' },
  published: { id: 'cms.article.column.published' },
  updated: { id: 'cms.article.column.updated' },
  english: { id: 'cms.article.column.english' },
  englishMissing: { id: 'cms.article.english.missing' },
  englishThere: { id: 'cms.article.english.there' },
  deleted: { id: 'cms.article.deleted' },
  deletedOnly: { id: 'cms.article.deletedOnly' },
});
