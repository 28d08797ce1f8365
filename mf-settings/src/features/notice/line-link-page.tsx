import type { RoutePage } from '@dara/contract';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useSearchParams } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import { tokens } from '@dara/sdk/theme';
import { ErrorState, SectionHeading, Skeleton, ButtonLink } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { useLineStatusQuery } from '../../api/generated.ts';
import { LineAgreement } from './line-agreement.tsx';
import { NOTICE_CHOICE_PATH } from './notice-choice.path.ts';

const LINK_TOKEN = /^[\w-]{1,200}$/;

/** Opened from the chat of the LINE channel: links that LINE account with the signed-in user. */
function LineLinkPage() {
  const { profile } = useSession();
  const [params] = useSearchParams();
  const query = useLineStatusQuery();
  const linkToken = params.get('linkToken') ?? '';
  const { data } = query;
  return (
    <Page>
      <SectionHeading level={1}>
        <FormattedMessage id="setting.line.title" />
      </SectionHeading>
      {query.isError && !data ? (
        <ErrorState
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : !data ? (
        <Skeleton shape="box" height="220px" />
      ) : !data.isOffered || !LINK_TOKEN.test(linkToken) ? (
        <InvalidLinkNotice isOffered={data.isOffered} />
      ) : (
        <LineAgreement
          linkToken={linkToken}
          email={profile?.email ?? ''}
          isLinked={data.linkedAt !== null}
        />
      )}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space5};
  max-width: 560px;
  > p {
    margin: 0;
  }
`;

export const page: RoutePage = {
  Component: LineLinkPage,
  head: ({ formatMessage }) => ({ title: formatMessage('setting.line.title'), noIndex: true }),
};

/** Said where a link from the chat cannot be used. */
function InvalidLinkNotice({ isOffered }: { isOffered: boolean }) {
  return (
    <>
      <p>
        <FormattedMessage id={isOffered ? 'setting.line.lost' : 'setting.line.notOffered'} />
      </p>
      <div>
        <ButtonLink to={NOTICE_CHOICE_PATH}>
          <FormattedMessage id="setting.line.settings" />
        </ButtonLink>
      </div>
    </>
  );
}
