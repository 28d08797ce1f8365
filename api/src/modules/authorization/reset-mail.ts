import type { Mail } from '@dara/backend';
import { letter } from '../../app/letter.ts';
import type { Language } from '../../domain/shapes.ts';

export const RESET_LINK_MS = 3600_000;

export function resetLink(publicUrl: string, email: string, token: string): string {
  return `${publicUrl}/resetpassword/${encodeURIComponent(email)}/${token}`;
}

export function resetMail(to: string, language: Language, link: string): Mail {
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
  return letter({ to, language, link, th, en });
}
