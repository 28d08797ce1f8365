import type { Mail } from '@dara/backend';

export const RESET_LINK_MS = 3600_000;

export function resetLink(publicUrl: string, email: string, token: string): string {
  return `${publicUrl}/resetpassword/${encodeURIComponent(email)}/${token}`;
}

/** The mail speaks both languages, the person's own first: whoever reads it may not be signed in anywhere. */
export function resetMail(to: string, language: 'th' | 'en', link: string): Mail {
  const th = {
    subject: 'ตั้งรหัสผ่านใหม่สำหรับ Dara',
    lines: [
      'มีคำขอตั้งรหัสผ่านใหม่สำหรับบัญชีของคุณ',
      'กดลิงก์ด้านล่างเพื่อตั้งรหัสผ่านใหม่ ลิงก์ใช้ได้ครั้งเดียวภายใน 1 ชั่วโมง',
      'หากคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้ตามปกติ',
    ],
    action: 'ตั้งรหัสผ่านใหม่',
  };
  const en = {
    subject: 'Set a new Dara password',
    lines: [
      'Somebody asked to set a new password for your account.',
      'Open the link below to choose one. It works once, within 1 hour.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
    action: 'Set a new password',
  };
  const [first, second] = language === 'en' ? [en, th] : [th, en];
  const paragraphs = [first, second].map(
    ({ lines, action }) =>
      `${lines.map((line) => `<p>${line}</p>`).join('')}<p><a href="${escapeHtml(link)}">${action}</a></p>`,
  );
  return {
    to,
    subject: `${first.subject} · ${second.subject}`,
    text: [first, second].map(({ lines }) => `${lines.join('\n')}\n\n${link}\n`).join('\n'),
    html: `<!doctype html><html lang="${language}"><body>${paragraphs.join('<hr>')}</body></html>`,
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
