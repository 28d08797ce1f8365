import { VideoPlayer } from '@dara/agency/video';
import type { RoutePage } from '@dara/contract';
import { useFormat } from '@dara/kit/format';
import { DescriptionList, RecordHeading, RecordPage, RecordSection } from '@dara/kit/record';
import { startQueries } from '@dara/kit/resource';
import { Image, TextField, TextLink } from '@dara/kit/ui';
import { useIntl, useLocale } from '@dara/sdk/i18n';
import { useParams } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import {
  endpoints as talentApi,
  useManagementNewFaceDetailQuery,
  type NewFaceRecord,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { NewFaceActions } from './new-face-actions.tsx';
import { NewFaceStatusBadge } from './new-face-status.tsx';
import { TEXTS } from './new-face-texts.ts';
import { newFaceMessages } from './new-face.messages.ts';

const PICTURES = ['face', 'profile', 'fullLength'] as const;

function NewFaceDetailPage() {
  const locale = useLocale();
  const { id = '' } = useParams();
  const query = useManagementNewFaceDetailQuery({ id });
  return (
    <RecordPage
      title={TEXTS.detailTitle[locale]}
      query={query}
      missing={{ message: { id: 'talent.newFace.missing' }, path: paths.newFaces }}
    >
      {(face) => <Detail key={id} face={face} />}
    </RecordPage>
  );
}

function Detail({ face }: { face: NewFaceRecord }) {
  const locale = useLocale();
  return (
    <Page>
      <RecordHeading
        name={face.name}
        marks={<NewFaceStatusBadge status={face.status} />}
        updatedAt={face.statusAt}
      >
        <NewFaceActions face={face} />
      </RecordHeading>
      {face.registrationLink && (
        <RecordSection title={TEXTS.next[locale]}>
          <TextField
            readOnly
            label={TEXTS['field.link'][locale]}
            hint={TEXTS[face.email ? 'next.mailed' : 'next.send'][locale]}
            value={face.registrationLink}
            onFocus={(event) => event.target.select()}
          />
        </RecordSection>
      )}
      <Pictures>
        {face.images.map((image, index) => (
          <Image
            key={image.id}
            image={image}
            sizes="(min-width: 960px) 280px, 33vw"
            alt={TEXTS[`picture.${PICTURES[index] ?? 'face'}`][locale]}
          />
        ))}
      </Pictures>
      {face.clip && (
        <RecordSection title={TEXTS.clip[locale]}>
          <Clip>
            <VideoPlayer video={face.clip} label={TEXTS.clip[locale]} />
          </Clip>
        </RecordSection>
      )}
      <Facts face={face} />
    </Page>
  );
}

function Facts({ face }: { face: NewFaceRecord }) {
  const { formatMessage, formatNumber } = useIntl();
  const format = useFormat();
  const locale = useLocale();
  const label = (id: keyof typeof newFaceMessages) => formatMessage(newFaceMessages[id]);
  const field = (id: 'birthday' | 'phone' | 'lineId' | 'email') => TEXTS[`field.${id}`][locale];
  return (
    <RecordSection title={TEXTS.facts[locale]}>
      <DescriptionList
        facts={[
          { id: 'age', label: label('age'), value: formatNumber(face.age) },
          { id: 'birthday', label: field('birthday'), value: format.date(face.birthday) },
          {
            id: 'height',
            label: label('height'),
            value: formatNumber(face.height, { style: 'unit', unit: 'centimeter' }),
          },
          {
            id: 'phone',
            label: field('phone'),
            value: face.phone && <TextLink to={`tel:${face.phone}`}>{face.phone}</TextLink>,
          },
          { id: 'lineId', label: field('lineId'), value: face.lineId },
          {
            id: 'email',
            label: field('email'),
            value: face.email && <TextLink to={`mailto:${face.email}`}>{face.email}</TextLink>,
          },
          {
            id: 'guardian',
            label: label('guardian'),
            value: face.guardianConfirmedAt
              ? `${face.guardianName} (${face.guardianEmail}) · ${TEXTS['guardian.confirmed'][locale]} ${format.dateTime(face.guardianConfirmedAt)}`
              : TEXTS['guardian.notNeeded'][locale],
          },
          { id: 'received', label: label('received'), value: format.dateTime(face.createdAt) },
        ]}
      />
    </RecordSection>
  );
}

export const page: RoutePage = {
  Component: NewFaceDetailPage,
  loader: async ({ store, params }) => {
    const { managementNewFaceDetail } = talentApi.endpoints;
    startQueries(store, [managementNewFaceDetail.initiate({ id: params.id ?? '' })]);
    return null;
  },
  head: ({ locale }) => ({ title: TEXTS.detailTitle[locale], noIndex: true }),
  names: ({ store, params: { id = '' } }) => {
    const select = talentApi.endpoints.managementNewFaceDetail.select({ id });
    return { id: select(store.getState() as Parameters<typeof select>[0]).data?.name };
  },
};

const Page = styled.div`
  display: grid;
  gap: ${tokens.space4};
  max-width: ${tokens.contentWidth};
`;

const Clip = styled.div`
  max-width: 420px;
  video {
    max-height: 70vh;
  }
`;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 280px));
  gap: ${tokens.space2};
  align-items: start;
`;
