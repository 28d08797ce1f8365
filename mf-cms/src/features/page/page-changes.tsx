import { NothingYet } from '@dara/kit/record';
import { ErrorState, Skeleton } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { useManagementContentPageVersionQuery } from '../../api/generated.ts';
import { plainLines } from '../../parts/version/plain-lines.ts';
import { TextChange } from '../../parts/version/text-change.tsx';
import { PAGE_TEXTS, type PageText, type PageValues } from './page-form.model.ts';

const LANGUAGES = ['th', 'en'] as const;

/** A text as its difference is read: by its words, unless only its form was changed. */
function readable(name: PageText, before: string, after: string): [string, string] {
  if (name !== 'body') return [before, after];
  const [one, other] = [plainLines(before), plainLines(after)];
  return one === other ? [before, after] : [one, other];
}

function changesOf(before: PageValues, after: PageValues) {
  return PAGE_TEXTS.flatMap((name) =>
    LANGUAGES.filter((lang) => before[name][lang] !== after[name][lang]).map((lang) => ({
      name,
      lang,
      sides: readable(name, before[name][lang], after[name][lang]),
    })),
  );
}

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
  const changes = changesOf(earlier, after.data);
  if (changes.length === 0) {
    return (
      <NothingYet>
        <FormattedMessage id="cms.page.sameText" />
      </NothingYet>
    );
  }
  return (
    <>
      {changes.map(({ name, lang, sides: [one, other] }) => (
        <Part key={`${name}.${lang}`}>
          <h4>
            <FormattedMessage id={`cms.page.field.${name}`} />
            <small>
              <FormattedMessage id={`cms.page.section.${lang}`} />
            </small>
          </h4>
          <TextChange before={one} after={other} lang={lang} />
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
