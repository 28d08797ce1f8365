import type { RejectReason } from './status.ts';

interface BothLanguages {
  th: string;
  en: string;
}

/** Maximum length of a rejection message per language. */
export const REJECTION_TEXT_MAX = 1000;

/** Default rejection messages, editable by staff. */
export const REJECTION_TEXTS: Readonly<Record<RejectReason, BothLanguages>> = {
  Budget: {
    th: 'ขอบคุณที่สนใจและส่งการ์ดมาให้เราพิจารณา ครั้งนี้งบประมาณของงานยังไม่ลงตัวกับค่าตัวของคุณ เราเก็บการ์ดของคุณไว้ และหวังว่าจะได้ร่วมงานกันในงานต่อไป',
    en: 'Thank you for your interest and for sending us your card. This time the budget of the job does not meet your rate. We keep your card with us and hope to work with you on another job.',
  },
  Look: {
    th: 'ขอบคุณที่สนใจและส่งการ์ดมาให้เราพิจารณา ครั้งนี้ลูกค้ามองหาลุคอีกแบบหนึ่งสำหรับบทนี้ เราชอบการ์ดของคุณ และจะนึกถึงคุณเมื่อมีงานที่เข้ากับคุณ',
    en: 'Thank you for your interest and for sending us your card. For this part the client is looking for a different look. We like your card and will think of you when a job suits you.',
  },
  Date: {
    th: 'ขอบคุณที่สนใจและส่งการ์ดมาให้เราพิจารณา น่าเสียดายที่คิวถ่ายครั้งนี้ไม่ตรงกับวันว่างของคุณ หวังว่าจะได้ร่วมงานกันเมื่อคิวตรงกัน',
    en: 'Thank you for your interest and for sending us your card. Unfortunately the dates of this shoot do not match yours. We hope to work with you when they do.',
  },
  Conflict: {
    th: 'ขอบคุณที่สนใจและส่งการ์ดมาให้เราพิจารณา งานนี้มีเงื่อนไขเรื่องสินค้าคู่แข่งที่ทับกับงานอื่นของคุณ จึงยังร่วมงานกันไม่ได้ในครั้งนี้ หวังว่าจะได้ร่วมงานกันในงานต่อไป',
    en: 'Thank you for your interest and for sending us your card. This job excludes competing brands, and another of your jobs is among them, so it cannot be this time. We hope to work with you on another job.',
  },
  Filled: {
    th: 'ขอบคุณที่สนใจและส่งการ์ดมาให้เราพิจารณา ตอนนี้งานนี้ได้ผู้ร่วมงานครบแล้ว เราเก็บการ์ดของคุณไว้ และจะติดต่อเมื่อมีงานที่เหมาะกับคุณ',
    en: 'Thank you for your interest and for sending us your card. All places of this job are taken by now. We keep your card with us and will be in touch when a job suits you.',
  },
  Other: {
    th: 'ขอบคุณที่สนใจและส่งการ์ดมาให้เราพิจารณา ครั้งนี้คุณยังไม่ได้รับเลือกสำหรับงานนี้ เราเก็บการ์ดของคุณไว้ และหวังว่าจะได้ร่วมงานกันในงานต่อไป',
    en: 'Thank you for your interest and for sending us your card. You were not chosen for this job this time. We keep your card with us and hope to work with you on another job.',
  },
};

/** Default message to a talent whose hire is released, editable by staff. */
export const RELEASE_TEXT: BothLanguages = {
  th: 'แผนงานมีการเปลี่ยนแปลง ทีมงานจึงต้องปล่อยคิวของคุณสำหรับงานนี้ ขออภัยในความไม่สะดวก และหวังว่าจะได้ร่วมงานกันในงานต่อไป',
  en: 'The plans for this job have changed, so we have to release you from it. We are sorry for the inconvenience and hope to work with you on another job.',
};
