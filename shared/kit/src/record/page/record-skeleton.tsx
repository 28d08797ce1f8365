import { useIntl } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';

const FIELDS = 8;

/** Skeleton of a record's page; `title` is announced to screen readers. */
export function RecordSkeleton({ title }: { title: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <Page aria-busy>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <VisuallyHidden role="status">{formatMessage({ id: 'kit.ui.loading' })}</VisuallyHidden>
      <Head>
        <Skeleton shape="circle" width={80} height={80} />
        <Lines>
          <Skeleton width={220} height={36} />
          <Skeleton width={160} />
          <Skeleton width={120} />
        </Lines>
      </Head>
      <Tabs>
        <Skeleton width={88} />
        <Skeleton width={72} />
        <Skeleton width={112} />
      </Tabs>
      <Columns>
        <Sections>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} width={index % 2 ? 84 : 112} />
          ))}
        </Sections>
        <Card>
          <Skeleton width={140} height={24} />
          <Fields>
            {Array.from({ length: FIELDS }, (_, index) => (
              <Lines key={index}>
                <Skeleton width={96} />
                <Skeleton shape="box" height={44} />
              </Lines>
            ))}
          </Fields>
        </Card>
      </Columns>
    </Page>
  );
}

const Page = styled.div`
  max-width: ${tokens.contentWidth};
`;

const Head = styled.div`
  display: flex;
  gap: ${tokens.space5};
  align-items: center;
  margin-block-end: ${tokens.space6};
`;

const Lines = styled.div`
  display: grid;
  gap: ${tokens.space2};
  min-width: 0;
`;

const Tabs = styled.div`
  display: flex;
  gap: ${tokens.space8};
  align-items: center;
  min-height: 48px;
  margin-block-end: ${tokens.space6};
  padding-inline: ${tokens.space4};
  border-block-end: 1px solid ${tokens.line};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space6};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: 180px minmax(0, 760px);
    gap: ${tokens.space8};
  }
`;

const Sections = styled.div`
  display: none;
  gap: ${tokens.space5};
  padding: ${tokens.space3} ${tokens.space4};
  ${media.desktop} {
    display: grid;
  }
`;

const Card = styled.div`
  display: grid;
  gap: ${tokens.space6};
  padding: ${tokens.space6};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
`;

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space5} ${tokens.space6};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
