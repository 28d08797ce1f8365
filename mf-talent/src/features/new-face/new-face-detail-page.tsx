import type { RoutePage } from '@dara/contract';
import { useFormat } from '@dara/kit/format';
import { DescriptionList, RecordHeading, RecordPage, RecordSection } from '@dara/kit/record';
import { startQueries } from '@dara/kit/resource';
import { Image, TextField, TextLink } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
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
import { newFaceMessages } from './new-face.messages.ts';

const PICTURES = ['face', 'profile', 'fullLength'] as const;

function NewFaceDetailPage() {
  const { id = '' } = useParams();
  const query = useManagementNewFaceDetailQuery({ id });
  return (
    <RecordPage
      title={<FormattedMessage {...newFaceMessages.detailTitle} />}
      query={query}
      missing={{ message: { id: 'talent.newFace.missing' }, path: paths.newFaces }}
    >
      {(face) => <Detail key={id} face={face} />}
    </RecordPage>
  );
}

function Detail({ face }: { face: NewFaceRecord }) {
  const { formatMessage } = useIntl();
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
        <RecordSection title={<FormattedMessage id="talent.newFace.next" />}>
          <TextField
            readOnly
            label={formatMessage(newFaceMessages.link)}
            hint={
              <FormattedMessage
                id={face.email ? 'talent.newFace.next.mailed' : 'talent.newFace.next.send'}
              />
            }
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
            alt={formatMessage({ id: `talent.newFace.picture.${PICTURES[index] ?? 'face'}` })}
          />
        ))}
      </Pictures>
      <Facts face={face} />
    </Page>
  );
}

function Facts({ face }: { face: NewFaceRecord }) {
  const { formatMessage, formatNumber } = useIntl();
  const format = useFormat();
  const label = (id: keyof typeof newFaceMessages) => formatMessage(newFaceMessages[id]);
  return (
    <RecordSection title={<FormattedMessage id="talent.newFace.facts" />}>
      <DescriptionList
        facts={[
          { id: 'age', label: label('age'), value: formatNumber(face.age) },
          { id: 'birthday', label: label('birthday'), value: format.date(face.birthday) },
          {
            id: 'height',
            label: label('height'),
            value: formatNumber(face.height, { style: 'unit', unit: 'centimeter' }),
          },
          {
            id: 'phone',
            label: label('phone'),
            value: face.phone && <TextLink to={`tel:${face.phone}`}>{face.phone}</TextLink>,
          },
          { id: 'lineId', label: label('lineId'), value: face.lineId },
          {
            id: 'email',
            label: label('email'),
            value: face.email && <TextLink to={`mailto:${face.email}`}>{face.email}</TextLink>,
          },
          {
            id: 'guardian',
            label: label('guardian'),
            value: face.guardianConfirmedAt ? (
              <FormattedMessage
                id="talent.newFace.guardian.confirmed"
                values={{
                  name: face.guardianName,
                  email: face.guardianEmail,
                  date: format.dateTime(face.guardianConfirmedAt),
                }}
              />
            ) : (
              <FormattedMessage id="talent.newFace.guardian.notNeeded" />
            ),
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
  head: ({ formatMessage }) => ({
    title: formatMessage(newFaceMessages.detailTitle.id),
    noIndex: true,
  }),
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

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 280px));
  gap: ${tokens.space2};
  align-items: start;
`;
