import type { Language } from '../../../kernel/schema/shapes.ts';
import { siteLink } from '../../../kernel/text/site-link.ts';
import type { NoticeToSend } from '../delivery/waiting-notices.ts';
import { CHOICE_PAGE, noticeLink } from '../delivery/notice-mail.ts';
import { noticeText } from '../notice-texts.ts';

const LINK_PAGE = '/management/setting/line';

/** One notice in the language of its reader. */
export function noticeLine(notice: NoticeToSend, publicUrl: string): string {
  const { language, permission } = notice.recipient;
  const { title, text } = noticeText(notice.kind, notice.data, permission);
  return `${title[language]}\n${text[language]}\n\n${noticeLink(notice, publicUrl)}`;
}

/** To a LINE user without a linked account, hence in both languages. */
export function inviteLine(publicUrl: string, linkToken: string): string {
  const link = `${publicUrl}${LINK_PAGE}?linkToken=${encodeURIComponent(linkToken)}`;
  return [
    'รับการแจ้งเตือนของคุณทาง LINE: เปิดลิงก์นี้ แล้วเข้าสู่ระบบเพื่อเชื่อมบัญชี ลิงก์ใช้ได้ 10 นาที',
    'Get your notices by LINE: open this link and sign in to link your account. It works for 10 minutes.',
    link,
  ].join('\n\n');
}

export function linkedLine(publicUrl: string, language: Language): string {
  const choices = siteLink(publicUrl, language, CHOICE_PAGE);
  return language === 'en'
    ? `Your account is linked. We will tell you here what concerns you. Choose what, or unlink, at ${choices}`
    : `เชื่อมบัญชีแล้ว เราจะแจ้งเรื่องที่เกี่ยวกับคุณที่นี่ เลือกเรื่องหรือยกเลิกการเชื่อมได้ที่ ${choices}`;
}

export const FAILED_LINE = [
  'เชื่อมบัญชีไม่สำเร็จ ส่งข้อความใดก็ได้มาที่นี่เพื่อรับลิงก์ใหม่',
  'Your account could not be linked. Send any message here to get a new link.',
].join('\n\n');
