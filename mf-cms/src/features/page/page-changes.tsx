import { NothingYet } from '@dara/kit/record';
import { ErrorState, Skeleton } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { useManagementContentPageVersionQuery } from '../../api/generated.ts';
import { TextChange } from '../../parts/version/text-change.tsx';
import { textChanges } from '../../parts/version/text-changes.ts';
import { PAGE_TEXTS, type PageValues } from './page-form.model.ts';

const NONE = { th: '', en: '' };
const BEFORE_ALL: PageValues = { title: NONE, description: NONE, body: NONE };

/** Differences from the previous version; the whole text of the first one. */
export function PageChanges({ slug, version }: { slug: string; version: number }) {
  const after = useManagementContentPageVersionQuery({ slug, version: String(version) });
  const isFirst = version === 1;
  const before = useManagementContentPageVersionQuery(
    { slug, version: String(version - 1) },
    { skip: isFirst },
  );
  const earlier = isFirst ? BEFORE_ALL : before.data;
  const failed = [after, before].find((query) => query.isError);
  if (failed) {
    return <ErrorState compact error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  if (!after.data || !earlier) return <Skeleton shape="box" height={120} />;
  const changes = textChanges(PAGE_TEXTS, 'body', earlier, after.data);
  if (changes.length === 0) {
    return (
      <NothingYet>
        <FormattedMessage id="cms.page.sameText" />
      </NothingYet>
    );
  }
  return (
    <>
      {changes.map(({ name, lang, ...sides }) => (
        <Part key={`${name}.${lang}`}>
          <h4>
            <FormattedMessage id={`cms.page.field.${name}`} />
            <small>
              <FormattedMessage id={`cms.page.section.${lang}`} />
            </small>
          </h4>
          <TextChange {...sides} lang={lang} />
        </Part>
      ))}
    </>
  );
}

const Part = styled.section`
  h4 {
    display: flex;
    gap: ${tokens.space2};
    align-items: baseline;
    margin: 0 0 ${tokens.space1};
    font-size: ${tokens.textBody};
  }
  small {
    color: ${tokens.inkMuted};
    font-weight: 400;
  }
`;
