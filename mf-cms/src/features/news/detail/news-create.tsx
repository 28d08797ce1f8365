import type { RoutePage } from '@dara/contract';
import { SectionHeading } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useNavigate } from '@dara/sdk/router';
import { NewsForm } from '../form/news-form.tsx';
import { NEWS_KINDS, type NewsKind } from '../news-kind.ts';

/** The address without an id makes a new article. */
function NewsCreate({ kind }: { kind: NewsKind }) {
  const navigate = useNavigate();
  return (
    <>
      <SectionHeading level={1} lead={<FormattedMessage id="cms.article.createLead" />}>
        <FormattedMessage {...kind.messages.create} />
      </SectionHeading>
      <NewsForm
        kind={kind}
        onSaved={(article) => void navigate(kind.detail(article.id), { replace: true })}
        onCancel={() => void navigate(kind.list)}
      />
    </>
  );
}

/** Route of a new article of a kind. */
const createPageOf = (kind: NewsKind): RoutePage => ({
  Component: () => <NewsCreate kind={kind} />,
  head: ({ formatMessage }) => ({ title: formatMessage(kind.messages.create.id), noIndex: true }),
});

export const newsCreatePage = createPageOf(NEWS_KINDS.General);
export const talkCreatePage = createPageOf(NEWS_KINDS.TalkOfTheTown);
