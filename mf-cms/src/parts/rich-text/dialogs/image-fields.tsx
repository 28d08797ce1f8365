import type { Locale } from '@dara/contract';
import { useIntl } from '@dara/sdk/i18n';
import { Checkbox, RadioGroup, TextField } from '@dara/kit/ui';
import {
  PICTURE_ALIGNMENTS,
  PICTURE_SIZES,
  type ImageAlignment,
  type ImageSize,
} from '../content/image.ts';
import { imageMessages } from '../rich-text.messages.ts';
import { isAltMissing, type ImageTexts } from './image-form.ts';

interface ImageFieldsProps {
  texts: ImageTexts;
  lang: Locale;
  /** The user tried to continue: missing fields are shown. */
  isTried: boolean;
  onChange: (texts: ImageTexts) => void;
}

const ALTS = {
  th: { name: 'altTh', label: 'cms.richText.picture.altTh' },
  en: { name: 'altEn', label: 'cms.richText.picture.altEn' },
} as const;

/** Description and caption of an image, and its position in the text. */
export function ImageFields({ texts, lang, isTried, onChange }: ImageFieldsProps) {
  const { formatMessage } = useIntl();
  const isMissing = isTried && isAltMissing(texts, lang);
  const change = (part: Partial<ImageTexts>) => onChange({ ...texts, ...part });
  const languages: readonly Locale[] = lang === 'th' ? ['th', 'en'] : ['en', 'th'];
  return (
    <>
      {!texts.isDecorative &&
        languages.map((language) => {
          const { name, label } = ALTS[language];
          return (
            <TextField
              key={name}
              label={formatMessage({ id: label })}
              hint={
                language === lang
                  ? formatMessage({ id: 'cms.richText.picture.altHint' })
                  : undefined
              }
              error={
                language === lang &&
                isMissing &&
                formatMessage({ id: 'cms.richText.picture.altMissing' })
              }
              lang={language}
              value={texts[name]}
              maxLength={300}
              required={language === lang}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          );
        })}
      <Checkbox
        label={formatMessage({ id: 'cms.richText.picture.decorative' })}
        hint={formatMessage({ id: 'cms.richText.picture.decorativeHint' })}
        checked={texts.isDecorative}
        onChange={(isDecorative) => change({ isDecorative })}
      />
      <TextField
        label={formatMessage({ id: 'cms.richText.caption' })}
        lang={lang}
        value={texts.caption}
        maxLength={300}
        onChange={(event) => change({ caption: event.target.value })}
      />
      <RadioGroup
        label={formatMessage({ id: 'cms.richText.picture.size' })}
        inline
        options={PICTURE_SIZES.map((value) => ({
          value,
          label: formatMessage(imageMessages[value]),
        }))}
        value={texts.size}
        onChange={(size) => change({ size: size as ImageSize })}
      />
      {texts.size !== 'full' && (
        <RadioGroup
          label={formatMessage({ id: 'cms.richText.picture.align' })}
          inline
          options={PICTURE_ALIGNMENTS.map((value) => ({
            value,
            label: formatMessage(imageMessages[value]),
          }))}
          value={texts.align}
          onChange={(align) => change({ align: align as ImageAlignment })}
        />
      )}
    </>
  );
}
