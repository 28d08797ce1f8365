import { channelMessages, genderMessages, talentTypeMessages } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { useIntl, useLocale, FormattedMessage } from '@dara/sdk/i18n';
import { ImagePreview } from '@dara/kit/image-field';
import { nationalityName } from '@dara/model';
import { isUnderage } from '@dara/kit/validation';
import { tokens } from '@dara/sdk/theme';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { ADDRESS_REVIEW, Review, joinLanguages, type ReviewGroup } from './review.tsx';
import { PURPOSES, type TalentValues } from '../model/talent-registration.model.ts';
import { policyLinks } from './policy-links.tsx';

type Facts = ReviewGroup['facts'];

const fact = (id: string, value: React.ReactNode) => ({ id, value });

function useAboutFacts(values: TalentValues): Facts {
  const intl = useIntl();
  const locale = useLocale();
  const format = useFormat();
  const { gender, birthDay, nationality } = values;
  return [
    fact('displayName', values.displayName),
    fact('firstName', joinLanguages(values.firstName)),
    fact('lastName', joinLanguages(values.lastName)),
    fact('nickName', joinLanguages(values.nickName)),
    fact('gender', gender && intl.formatMessage(genderMessages[gender])),
    fact('birthDay', birthDay && format.date(birthDay, 'long')),
    fact('nationality', nationality && nationalityName(nationality, locale)),
    fact('phoneNumber', values.phoneNumber),
  ];
}

function useWorkFacts({ talentTypes, socialMedia }: TalentValues): Facts {
  const { formatMessage } = useIntl();
  const types = talentTypes.map((type) => formatMessage(talentTypeMessages[type]));
  const channels = socialMedia.map(
    ({ channel, name }) => `${formatMessage(channelMessages[channel])} ${name}`,
  );
  return [fact('talentTypes', types.join(', ')), fact('socialChannels', channels.join('\n'))];
}

function useImageFacts({ imageFile, albumImageFiles }: TalentValues): Facts {
  const { formatMessage } = useIntl();
  const count = albumImageFiles.length;
  return [
    fact(
      'imageFile',
      imageFile && (
        <Face>
          <ImagePreview picture={imageFile} alt={formatMessage({ id: 'kit.image.chosen' })} />
        </Face>
      ),
    ),
    fact(
      'albumImageFiles',
      count > 0 && formatMessage({ id: 'public.register.pictures' }, { count }),
    ),
  ];
}

function useConsentFacts({ birthDay, guardian, consents }: TalentValues): Facts {
  const { formatMessage } = useIntl();
  const agreed = PURPOSES.filter((purpose) => consents[purpose]).map((purpose) =>
    formatMessage({ id: `public.register.agreed.${purpose}` }),
  );
  return [
    ...(isUnderage(birthDay) ? [fact('guardian.name', guardian.name)] : []),
    fact('consents', agreed.join('\n')),
  ];
}

/** Review of the whole application before submit. */
export function TalentReview() {
  const { values } = useFormikContext<TalentValues>();
  const groups = [
    { step: 'account', facts: [fact('email', values.email)] },
    { step: 'about', facts: useAboutFacts(values) },
    { step: 'work', facts: useWorkFacts(values) },
    { step: 'pictures', facts: useImageFacts(values) },
    ADDRESS_REVIEW,
    { step: 'consent', facts: useConsentFacts(values) },
  ];
  return (
    <>
      <Review groups={groups} />
      <SendNote />
    </>
  );
}

/** Notice about submitting, with links to the legal texts. */
function SendNote() {
  return (
    <Note>
      <FormattedMessage id="public.register.sendNote" values={policyLinks} />
    </Note>
  );
}

const Face = styled.div`
  width: 96px;
`;

const Note = styled.p`
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;
