import type { RoutePage } from '@dara/contract';
import { talentTypeMessages } from '@dara/agency/labels';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useParams, useViewTransitionState } from '@dara/sdk/router';
import {
  Breadcrumb,
  ErrorState,
  Skeleton,
  Tag,
  ButtonLink,
  MoreLink,
  contentVisibilityAuto,
} from '@dara/kit/ui';
import { useSession } from '@dara/sdk/session';
import { Slot } from '@dara/sdk/slot';
import { tokens } from '@dara/sdk/theme';
import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';
import {
  endpoints as publicApi,
  useTalentDetailQuery,
  type TalentDetail,
  useTalentListQuery,
} from '../../api/generated.ts';
import { loadDetail } from '../../load-detail.ts';
import { loadQueries } from '../../load-queries.ts';
import { ContactButton } from '../../parts/contact/contact-button.tsx';
import { ContactPrompt } from '../../parts/contact/contact-prompt.tsx';
import { Gallery } from '../../parts/gallery/gallery.tsx';
import { PageColumn } from '../../parts/page-column.tsx';
import { portraitTransition } from '../../parts/cards/portrait-transition.ts';
import { ShareButtons } from '../../parts/share/share-buttons.tsx';
import { StarTextButton } from '../../parts/shortlist/star-button.tsx';
import { paths } from '../../paths.ts';
import { galleryOf, relatedArgs, storiesArgs, RELATED } from './talent-detail.model.ts';
import * as S from './talent-detail.styles.tsx';
import { TalentCards } from './talent-cards.tsx';
import { BodyFacts, PersonalFacts } from './talent-facts.tsx';
import { talentHead } from './talent-head.ts';
import { TalentNews } from './talent-news.tsx';
import { TalentPress } from './talent-press.tsx';
import { TalentReel } from './talent-reel.tsx';
import { TalentSocial } from './talent-social.tsx';
import { TalentWorks } from './talent-works.tsx';
import { talentMessages } from './talent.messages.ts';
import { UnbrokenName, UnbrokenWords } from '../../parts/text/unbroken-words.tsx';
import { PortraitGrid } from '../../parts/cards/portrait-grid.tsx';

function TalentDetailPage() {
  const { id = '' } = useParams();
  const locale = useLocale();
  const { currentData: talent, isError, error, isFetching, refetch } = useTalentDetailQuery({ id });
  return (
    <PageColumn>
      <S.Top>
        <Breadcrumb
          items={[
            { label: <FormattedMessage {...talentMessages.title} />, to: paths.talents },
            { label: talent ? localized(talent.name, locale) : '…' },
          ]}
        />
        <OwnPageLink talentId={id} />
      </S.Top>
      {talent ? (
        <Talent key={talent.id} talent={talent} />
      ) : isError ? (
        <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <S.Columns as="div" aria-busy="true">
          <Skeleton shape="box" ratio="3 / 4" />
          <S.Copy>
            <Skeleton width="60%" height={40} />
            <Skeleton height={120} />
            <Skeleton height={200} />
          </S.Copy>
        </S.Columns>
      )}
    </PageColumn>
  );
}

function Talent({ talent }: { talent: TalentDetail }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const name = localized(talent.name, locale);
  const bio = localized(talent.bio, locale);
  const isMoving = useViewTransitionState(paths.talent(talent.id));
  return (
    <>
      <S.Columns>
        <S.Pictures $isTall={Boolean(talent.reel)}>
          <TalentReel talent={talent} />
          <Gallery
            name={name}
            images={galleryOf(talent)}
            style={isMoving ? portraitTransition(talent.id) : undefined}
          />
        </S.Pictures>
        <S.Copy>
          <S.Intro>
            <S.Types>
              {talent.talentTypes.map((type) => (
                <span key={type}>{formatMessage(talentTypeMessages[type])}</span>
              ))}
            </S.Types>
            <h1>
              <UnbrokenName>{name}</UnbrokenName>
            </h1>
            {bio && (
              <S.Bio>
                <UnbrokenWords>{bio}</UnbrokenWords>
              </S.Bio>
            )}
            {talent.tags.length > 0 && (
              <S.Tags role="list">
                {talent.tags.map((tag) => (
                  <li key={tag.id}>
                    <Tag>{localized(tag, locale)}</Tag>
                  </li>
                ))}
              </S.Tags>
            )}
            <S.Actions>
              <ContactButton talents={[talent]} variant="primary" />
              <StarTextButton talent={talent} />
            </S.Actions>
            <ShareButtons path={paths.talent(talent.id)} />
          </S.Intro>
          <PersonalFacts talent={talent} />
          <BodyFacts talent={talent} />
          <TalentSocial talent={talent} />
        </S.Copy>
      </S.Columns>
      <TalentCards talent={talent} />
      <TalentWorks talent={talent} />
      <TalentNews talentId={talent.id} />
      <TalentPress talent={talent} />
      <RelatedTalents talent={talent} />
      <Slot
        name="mf-public/work-with-talent"
        props={{ talentId: talent.id, nameTh: talent.name.th, nameEn: talent.name.en }}
      />
      <ContactPrompt talents={[talent]} />
    </>
  );
}

export const page: RoutePage = {
  Component: TalentDetailPage,
  loader: async ({ store, params, signal }) => {
    const { newsList, talentDetail, talentList } = publicApi.endpoints;
    const talent = await loadDetail<TalentDetail>(
      store,
      talentDetail.initiate({ id: params.id ?? '' }),
      { messageId: 'agency.error.TALENT_NOT_EXIST', backTo: paths.talents },
    );
    if (talent) {
      const further = [
        newsList.initiate(storiesArgs(talent.id)),
        talentList.initiate(relatedArgs(talent)),
      ];
      await loadQueries(store, further, signal);
    }
    return talent ?? null;
  },
  head: talentHead,
};

/** Back link for a talent who views their own public page. */
function OwnPageLink({ talentId }: { talentId: string }) {
  const { profile } = useSession();
  if (profile?.talentId !== talentId) return null;
  return (
    <ButtonLink size="small" to={paths.ownProfile}>
      <ArrowLeft size={16} aria-hidden />
      <FormattedMessage id="public.talent.backToProfile" />
    </ButtonLink>
  );
}

/** Talents of the same type; hidden on failure. */
function RelatedTalents({ talent }: { talent: TalentDetail }) {
  const { data } = useTalentListQuery(relatedArgs(talent));
  const others = (data?.items ?? []).filter(({ id }) => id !== talent.id).slice(0, RELATED);
  if (others.length === 0) return null;
  const group = talent.talentTypes[0];
  return (
    <Section aria-labelledby="related-title">
      <header>
        <h2 id="related-title">
          <FormattedMessage id="public.talent.related" />
        </h2>
        <MoreLink to={group ? `${paths.talents}?talentGroup=${group}` : paths.talents}>
          <FormattedMessage id="public.more" />
        </MoreLink>
      </header>
      <PortraitGrid talents={others} />
    </Section>
  );
}

const Section = styled.section`
  ${contentVisibilityAuto(700)}
  margin-block-start: ${tokens.space16};
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: ${tokens.space2} ${tokens.space6};
    margin-block-end: ${tokens.space6};
  }
  h2 {
    font-size: ${tokens.textHeading};
  }
`;
