/** What other modules may use of news. */
export { toNewsCard } from './news.model.ts';
export {
  type NewsDetailRow,
  type NewsFilter,
  findPublicNews,
  latestNews,
  newsCountQuery,
  newsPageQuery,
} from './news.repository.ts';
export { NewsCard } from './news.schema.ts';
