import { useFormat } from '@dara/kit/format';
import { Callout } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { UsersRound } from 'lucide-react';
import { useFormikContext } from 'formik';
import type { ManagementNews } from '../../../api/generated.ts';
import type { NewsValues } from '../news-values.ts';

interface DraftConflictNoticeProps {
  /** As it stands now. */
  article: ManagementNews;
  /** As it stood when what is written here was begun. */
  base: ManagementNews;
}

/** Says that somebody saved the article after what is written here was begun. */
export function DraftConflictNotice({ article, base }: DraftConflictNoticeProps) {
  const { dirty, isSubmitting } = useFormikContext<NewsValues>();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const isOvertaken = dirty && !isSubmitting && article.version > base.version;
  return (
    <div role="status">
      {isOvertaken && (
        <Callout tone="warning" icon={<UsersRound size={20} aria-hidden />}>
          <FormattedMessage
            id="cms.article.overtaken"
            values={{
              name: article.updatedBy ?? formatMessage({ id: 'kit.record.history.someone' }),
              date: format.dateTime(article.updatedAt),
            }}
          />
        </Callout>
      )}
    </div>
  );
}
