import { type PageStore, type RoutePage, localeAddress } from '@dara/contract';
import { isApiError } from '@dara/sdk/api';
import { useParams, useSearchParams } from '@dara/sdk/router';
import { media, tokens } from '@dara/sdk/theme';
import { ErrorState, Skeleton, ButtonLink, SectionHeading } from '@dara/kit/ui';
import { FormattedMessage, mainLanguage, useLocale } from '@dara/sdk/i18n';
import { styled } from 'styled-components';
import { useEffect, useEffectEvent, useState } from 'react';
import { endpoints as businessApi, useProposalDetailQuery } from '../../api/generated.ts';
import { ClientOffer } from './client-offer.tsx';
import { PasscodeGate } from './passcode-gate.tsx';
import { paths } from '../../paths.ts';
import {
  problemOf,
  withoutProblem,
  type OfferForms,
} from '../../parts/proposal/offer/offer-forms.ts';

const TOLD = ['LINK_EXPIRED', 'LINK_LOCKED', 'LINK_REVOKED'];

/** Reached from the link in a client's mail, without an account; it is answered before any script runs. */
function ClientProposalPage() {
  const { token = '' } = useParams();
  return (
    <Column key={token}>
      <Content token={token} />
    </Column>
  );
}

const ENDED = [404, 410];

function Content({ token }: { token: string }) {
  const { currentData, isError, error, isFetching, refetch } = useProposalDetailQuery(
    { token },
    { refetchOnMountOrArgChange: true },
  );
  const forms = useOfferForms(token);
  // Stays mounted during a refetch, for example after a wrong passcode.
  const refusal = isApiError(error) ? error : undefined;
  if (refusal?.status === 403)
    return <PasscodeGate token={token} forms={forms} onOpen={() => refetch()} />;
  if (refusal && ENDED.includes(Number(refusal.status))) return <LinkEnded code={refusal.code} />;
  if (currentData) {
    return <ClientOffer token={token} proposal={currentData} forms={forms} onStale={refetch} />;
  }
  if (isError) {
    return (
      <ErrorState level={1} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  return <Skeleton shape="box" height="70vh" />;
}

export const page: RoutePage = {
  Component: ClientProposalPage,
  // The server waits for the data, so that its document is complete; the browser starts with the document's data.
  loader: ({ store, params: { token = '' } }) => readOffer(store, token),
  // A required passcode is not an error of the page.
  status: (data) => (ENDED.includes(Number(data)) ? Number(data) : 200),
  head: ({ formatMessage }) => ({
    title: formatMessage('business.proposal.client.title'),
    noIndex: true,
  }),
};

/** Loads the offer once; returns the status of a refusal. */
async function readOffer(store: PageStore, token: string): Promise<number | undefined> {
  if (typeof window !== 'undefined') return undefined;
  const read = businessApi.endpoints.proposalDetail.initiate({ token }, { subscribe: false });
  const { error } = (await store.dispatch(read)) as { error?: unknown };
  return isApiError(error) && typeof error.status === 'number' ? error.status : undefined;
}

/** Why the link is invalid, and how to contact the agency. */
function LinkEnded({ code }: { code: string }) {
  const id = TOLD.includes(code) ? code : 'unknown';
  return (
    <>
      <SectionHeading
        level={1}
        lead={<FormattedMessage id={`business.proposal.client.ended.${id}.text`} />}
      >
        <FormattedMessage id={`business.proposal.client.ended.${id}.title`} />
      </SectionHeading>
      <ButtonLink to={paths.contact}>
        <FormattedMessage id="business.proposal.client.contact" />
      </ButtonLink>
    </>
  );
}

/** Form targets before hydration. A refusal in the URL is read once, and removed by scripts. */
function useOfferForms(token: string): OfferForms {
  const [query, setQuery] = useSearchParams();
  const locale = useLocale();
  const [problem] = useState(() => problemOf(query));
  const tidy = useEffectEvent(() => {
    if (problem) setQuery(withoutProblem(query), { replace: true, preventScrollReset: true });
  });
  useEffect(() => tidy(), []);
  const address = `/api/proposal/${encodeURIComponent(token)}/form`;
  const actionOf = (step: string): string =>
    localeAddress(`${address}/${step}`, locale, mainLanguage());
  return { actionOf, problem };
}

const Column = styled.div`
  width: min(${tokens.contentWidth}, 100% - 32px);
  margin-inline: auto;
  padding-block: ${tokens.space6} ${tokens.space16};
  ${media.tablet} {
    padding-top: ${tokens.space8};
  }
`;
