/** The public interface of the news module. */
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
