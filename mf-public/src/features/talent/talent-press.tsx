import { IMAGE_WIDTHS, imageUrl } from '@dara/contract';
import { localized, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Image } from '@dara/kit/ui';
import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import type { TalentDetail } from '../../api/generated.ts';
import { PRESS_TEXTS } from '../../parts/press-texts.ts';
import { galleryOf } from './talent-detail.model.ts';

const PICTURES = 6;
const PRINT_WIDTH = Math.max(...IMAGE_WIDTHS);

/** Pictures and the biography of an adult to download for news about them. */
export function TalentPress({ talent }: { talent: TalentDetail }) {
  const locale = useLocale();
  const name = localized(talent.name, locale);
  const pictures = galleryOf(talent).slice(0, PICTURES);
  if (talent.isMinor) return null;
  return (
    <Section aria-labelledby="press-title">
      <h2 id="press-title">{PRESS_TEXTS.title[locale]}</h2>
      <p>{PRESS_TEXTS.use[locale]}</p>
      <Files role="list">
        <li>
          <a href={`/api/talent/${talent.id}/press`} download>
            <Download size={20} aria-hidden />
            {PRESS_TEXTS.biography[locale]}
          </a>
        </li>
        {pictures.map((image, index) => (
          <li key={image.id}>
            <a
              href={imageUrl(image.id, PRINT_WIDTH, 'jpg')}
              download={`${name} ${index + 1}.jpg`}
              aria-label={`${PRESS_TEXTS.picture[locale]} ${index + 1}`}
            >
              <Image image={image} alt="" ratio="3 / 4" sizes="64px" />
              <Download size={20} aria-hidden />
            </a>
          </li>
        ))}
      </Files>
    </Section>
  );
}

const Section = styled.section`
  margin-block-start: ${tokens.space16};
  h2 {
    margin-block-end: ${tokens.space2};
    font-size: ${tokens.textTitle};
  }
  p {
    max-width: 60ch;
    color: ${tokens.inkMuted};
  }
`;

const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space3} ${tokens.space4};
  margin-block-start: ${tokens.space4};
  a {
    display: flex;
    align-items: center;
    gap: ${tokens.space2};
    min-block-size: 48px;
    font-weight: 600;
  }
  picture {
    width: 64px;
  }
`;
