/** As Word for Windows puts it on the clipboard: a title, formats, a nested list, a table, an image, links. */
export const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/May/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- @font-face {font-family:"Cordia New";} p.MsoNormal {margin:0cm;font-size:16.0pt;} --></style></head>
<body lang=EN-US style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->
<p class=MsoTitle><span lang=TH style='font-family:"Angsana New",serif'>งานประกาศรางวัล<o:p></o:p></span></p>
<h1><span lang=TH>ผู้ชนะ</span><o:p></o:p></h1>
<p class=MsoNormal><b><span lang=TH style='font-size:16.0pt;font-family:"Cordia New",sans-serif;color:#C00000'>ดาวเด่น</span></b><span
style='mso-spacerun:yes'>&nbsp;&nbsp; </span><i>of the year</i> <u>2569</u> <a href="https://dara.test/a"><span
style='color:blue;text-decoration:underline'>อ่านต่อ</span></a><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>นักแสดงนำ<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>ชาย<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>ผู้กำกับ<o:p></o:p></p>
<p class=MsoNormal>ลำดับ</p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>ที่หนึ่ง<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>ที่สอง<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>
<tr style='mso-yfti-irow:0'><td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal>ชื่อ<o:p></o:p></p></td>
<td width=301 colspan=2 style='width:225.4pt'><p class=MsoNormal>คะแนน<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="x"><v:imagedata src="file:///C:/clip_image002.png" o:title=""/></v:shape><![endif]--><![if !vml]><img
width=624 height=351 src="file:///C:/Users/May/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="x"><![endif]><o:p></o:p></p>
<!--EndFragment--></body></html>`;
