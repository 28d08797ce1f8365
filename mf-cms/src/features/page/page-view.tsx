import { RecordHeading, RecordTabs } from '@dara/kit/record';
import { MissingTranslation } from '@dara/kit/resource';
import { Badge, Callout, Skeleton, lazyComponent } from '@dara/kit/ui';
import { CONSENT_PAGES } from '@dara/model';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Info } from 'lucide-react';
import { styled } from 'styled-components';
import type { ManagementContentPage } from '../../api/generated.ts';
import { SampleBadge, SampleNote } from './page-sample.tsx';
import { pagePaths } from './page.path.ts';

interface PartProps {
  content: ManagementContentPage;
}

// The editor, and what compares texts, come with the tab that shows them.
const PageEditor = lazyComponent(() =>
  import(/* webpackChunkName: "page-editor" */ './page-editor.tsx').then(
    (module) => module.PageEditor,
  ),
);
const PageVersions = lazyComponent(() =>
  import(/* webpackChunkName: "page-versions" */ './page-versions.tsx').then(
    (module) => module.PageVersions,
  ),
);

/** A page with its text and every text that it had. */
export function PageView({ content }: PartProps) {
  const { formatMessage } = useIntl();
  const name = localized(content.title, useLocale());
  const pending = <Skeleton shape="box" height={480} />;
  return (
    <Page>
      <RecordHeading
        name={name}
        site={{ to: pagePaths.public(content.slug) }}
        marks={
          <>
            <Badge>
              <FormattedMessage id="cms.page.version" values={{ version: content.version }} />
            </Badge>
            {content.missingTranslation && <MissingTranslation />}
            {content.isSample && <SampleBadge />}
          </>
        }
        updatedAt={content.updatedAt}
      />
      {content.isSample && <SampleNote content={content} name={name} />}
      {CONSENT_PAGES.includes(content.slug) && (
        <Note role="note" tone="info" icon={<Info size={20} aria-hidden />}>
          <FormattedMessage
            id="cms.page.consentNote"
            values={{ text: content.textVersion, newest: content.version + 1 }}
          />
        </Note>
      )}
      <RecordTabs
        label={formatMessage({ id: 'kit.record.tabs' }, { name })}
        tabs={[
          {
            id: 'text',
            label: <FormattedMessage id="cms.page.tab.text" />,
            content: () => <PageEditor content={content} pending={pending} />,
          },
          {
            id: 'versions',
            label: <FormattedMessage id="cms.page.tab.versions" />,
            badge: <Badge>{content.version}</Badge>,
            content: () => <PageVersions content={content} pending={pending} />,
          },
        ]}
      />
    </Page>
  );
}

const Page = styled.div`
  max-width: ${tokens.contentWidth};
`;

const Note = styled(Callout)`
  margin-block-end: ${tokens.space6};
`;
