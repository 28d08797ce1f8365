import type { RoutePage } from '@dara/contract';
import { FormattedMessage, useLocale } from '@dara/sdk/i18n';
import { useLocation } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { ButtonLink, SectionHeading } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { useTalentListQuery } from '../../api/generated.ts';
import { ContactForm } from '../../parts/contact/contact-form.tsx';
import { CONTACT_TEXTS } from '../../parts/contact/contact-texts.ts';
import { FeedLink } from '../../parts/feed/feed-link.tsx';
import { PageColumn } from '../../parts/page-column.tsx';
import { PRESS_TEXTS } from '../../parts/press-texts.ts';
import { loadTalents, talentsArgs, talentsAsked } from '../../parts/shortlist/talents-args.ts';
import { paths } from '../../paths.ts';

function ContactPage() {
  const { search } = useLocation();
  const locale = useLocale();
  const ids = talentsAsked(new URLSearchParams(search));
  const { data } = useTalentListQuery(talentsArgs(ids), { skip: ids.length === 0 });
  return (
    <PageColumn>
      <Column>
        <SectionHeading level={1} lead={<FormattedMessage id="public.contact.lead" />}>
          <FormattedMessage id="public.contact.title" />
        </SectionHeading>
        <ContactForm
          talents={ids.length > 0 ? (data?.items ?? []) : []}
          afterwards={
            <ButtonLink to={paths.talents} variant="primary">
              {CONTACT_TEXTS.onward[locale]}
            </ButtonLink>
          }
        />
        <Press aria-labelledby="press-title">
          <h2 id="press-title">{PRESS_TEXTS.title[locale]}</h2>
          <p>{PRESS_TEXTS.where[locale]}</p>
          <FeedLink listPath={paths.newsList}>
            <FormattedMessage id="public.news.list.feed" />
          </FeedLink>
        </Press>
      </Column>
    </PageColumn>
  );
}

export const page: RoutePage = {
  Component: ContactPage,
  loader: (at) => loadTalents(talentsAsked(at.url.searchParams), at),
  head: ({ url, formatMessage }) => ({
    title: formatMessage('public.contact.title'),
    description: formatMessage('public.contact.lead'),
    canonical: paths.contact,
    type: 'website',
    noIndex: url.searchParams.has('talent'),
  }),
};

const Column = styled.div`
  width: min(100%, 640px);
  margin-inline: auto;
`;

const Press = styled.section`
  display: grid;
  gap: ${tokens.space2};
  justify-items: start;
  margin-block-start: ${tokens.space12};
  padding-block-start: ${tokens.space6};
  border-block-start: 1px solid ${tokens.line};
  h2 {
    font-size: ${tokens.textTitle};
  }
`;
