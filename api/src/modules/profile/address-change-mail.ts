import type { Db, Mail, Services } from '@dara/backend';
import type { Language } from '../../kernel/schema/shapes.ts';
import { emailTemplate, enqueueMails } from '../../kernel/text/email-template.ts';

/** Notifies the old and the new address, so that a change by another person is noticed. */
export function mailAddressChange(
  services: Pick<Services, 'config' | 'mailJob'>,
  trx: Db,
  { before, after, language }: { before: string; after: string; language: Language },
): Promise<void> {
  const mails = [before, after].map((to) => addressChanged(services, to, language, after));
  return enqueueMails(services, mails, trx);
}

function addressChanged(
  { config }: Pick<Services, 'config'>,
  to: string,
  language: Language,
  address: string,
): Mail {
  return emailTemplate({
    to,
    language,
    link: `${config.publicUrl}/`,
    th: {
      subject: 'อีเมลสำหรับเข้าสู่ระบบ Dara ของคุณถูกเปลี่ยนแล้ว',
      lines: [
        { verbatim: `จากนี้เข้าสู่ระบบด้วยอีเมล ${address} รหัสผ่านยังเป็นรหัสเดิม` },
        'หากคุณไม่ทราบเรื่องการเปลี่ยนแปลงนี้ โปรดติดต่อผู้ดูแลระบบทันที',
      ],
      action: 'ไปที่ Dara',
    },
    en: {
      subject: 'The email you sign in to Dara with has changed',
      lines: [
        { verbatim: `From now on sign in with ${address}. Your password stays as it is.` },
        'If you did not expect this, contact an administrator at once.',
      ],
      action: 'Go to Dara',
    },
  });
}
