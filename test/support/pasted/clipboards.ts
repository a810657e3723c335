/** What writers' programs put on the clipboard as HTML, and what the editor makes of it. */
export interface Clipboard {
  name: string
  html: string
  /** As the editor writes it. */
  becomes: string
}

const WORD_HEAD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><title>Verkooptekst</title><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><style><!--
@list l0:level1 {mso-level-number-format:bullet;}
p.MsoNormal {margin:0cm; font-size:11.0pt;}
--></style></head><body lang=NL-BE style='tab-interval:35.4pt'>`

/** A paragraph of a list as Word has written it since 1999. */
const point = (level: number, marker: string, text: string, list = 'l0', font = 'Symbol'): string =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span lang=NL-BE style='font-family:${font};mso-fareast-font-family:${font}'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=NL-BE>${text}<o:p></o:p></span></p>
`

const word = (body: string): string =>
  `${WORD_HEAD}<!--StartFragment-->${body}<!--EndFragment--></body></html>`

export const CLIPBOARDS: readonly Clipboard[] = [
  {
    name: 'plain words that look like attributes',
    html: '<p>Maandelijks onderhoud = 45 euro, ondergrond = klei. Ons style="warm" huis. onclick=1 a < b</p>',
    becomes:
      '<p>Maandelijks onderhoud = 45 euro, ondergrond = klei. Ons style="warm" huis. onclick=1 a &#x3C; b</p>',
  },
  {
    name: 'Google Docs',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f0e"><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:700;font-style:normal;text-decoration:none;white-space:pre-wrap;">Vet</span><span style="font-weight:400;font-style:normal;"> gewoon </span><span style="font-weight:400;font-style:italic;">cursief</span><span style="font-weight:400;text-decoration:underline;"> en </span><a href="https://example.com/" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;">een link</span></a></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Eén</span></p></li><ul><li dir="ltr" style="list-style-type:circle;font-weight:400;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">Twee</span></p></li></ul></ul></b>`,
    becomes:
      '<p><strong>Vet</strong> gewoon <em>cursief</em><u> en </u><a href="https://example.com/" rel="nofollow noopener noreferrer">een link</a></p><ul><li>Eén<ul><li>Twee</li></ul></li></ul>',
  },
  {
    name: 'a heading of Google Docs',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-2"><h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">De tuin</span></h2><p dir="ltr"><span style="font-weight:400;font-style:italic;text-decoration:line-through;">Verkocht</span></p></b>`,
    becomes: '<h2>De tuin</h2><p><em><s>Verkocht</s></em></p>',
  },
  {
    name: 'bullets of Word on three levels',
    html: word(
      `<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Troeven</b> van <i>dit</i> huis:<o:p></o:p></p>
` +
        point(1, '·', 'Ruime leefkamer') +
        point(2, 'o', 'Open haard', 'l0', '"Courier New"') +
        point(3, '§', 'Gas', 'l0', 'Wingdings') +
        point(2, 'o', 'Parket', 'l0', '"Courier New"') +
        point(1, 'Ø', 'Tuin', 'l0', 'Wingdings') +
        `<p class=MsoNormal>Bel ons.<o:p></o:p></p>`,
    ),
    becomes:
      '<p><strong>Troeven</strong> van <em>dit</em> huis:</p><ul><li>Ruime leefkamer<ul><li>Open haard<ul><li>Gas</li></ul></li><li>Parket</li></ul></li><li>Tuin</li></ul><p>Bel ons.</p>',
  },
  {
    name: 'numbers of Word, with bullets and letters in them',
    html: word(
      point(1, '1.', 'Kelder', 'l1', 'Calibri') +
        point(2, '·', 'Wijn', 'l2') +
        point(1, '2.', 'Gelijkvloers', 'l1', 'Calibri') +
        point(2, 'a.', 'Keuken', 'l1', 'Calibri') +
        point(2, 'b.', 'Bureau', 'l1', 'Calibri') +
        point(1, '1.', 'Een tweede lijst', 'l3', 'Calibri') +
        point(1, '·', 'Een derde', 'l2'),
    ),
    becomes:
      '<ol><li>Kelder<ul><li>Wijn</li></ul></li><li>Gelijkvloers<ol><li>Keuken</li><li>Bureau</li></ol></li></ol><ol><li>Een tweede lijst</li></ol><ul><li>Een derde</li></ul>',
  },
  {
    name: 'a number of Word that no list of ours would write, and a marker with words',
    html: word(
      point(1, '1.', 'Eerst', 'l1', 'Calibri') +
        `<p class=MsoNormal>Tussendoor<o:p></o:p></p>` +
        point(1, '2.', 'Daarna', 'l1', 'Calibri') +
        point(1, 'Artikel 1', 'Het goed', 'l4', 'Calibri'),
    ),
    becomes:
      '<ol><li>Eerst</li></ol><p>Tussendoor</p><p>2.\u00a0\u00a0\u00a0\u00a0\u00a0 Daarna</p><p>Artikel 1\u00a0\u00a0\u00a0\u00a0\u00a0 Het goed</p>',
  },
  {
    name: 'Word in a browser',
    html: `<div class="OutlineElement Ltr"><p class="Paragraph" style="font-weight: normal; font-style: normal;"><span data-contrast="auto" class="TextRun" style="font-weight: bold;"><span class="NormalTextRun">Troeven</span></span></p></div><div class="ListContainerWrapper SCXW1 BCX0"><ul class="BulletListStyle1" role="list"><li data-leveltext="" data-font="Symbol" data-listid="1" data-aria-posinset="1" data-aria-level="1" role="listitem" class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">Tuin</span></span></p></li></ul></div><div class="ListContainerWrapper SCXW1 BCX0"><ul class="BulletListStyle2" role="list"><li data-leveltext="o" data-font="Courier New" data-listid="1" data-aria-posinset="1" data-aria-level="2" role="listitem"><p class="Paragraph"><span class="TextRun">Terras</span></p></li></ul></div><div class="ListContainerWrapper SCXW1 BCX0"><ul class="BulletListStyle1" role="list"><li data-listid="1" data-aria-posinset="2" data-aria-level="1" role="listitem"><p class="Paragraph"><span class="TextRun">Garage</span></p></li></ul></div>`,
    becomes:
      '<p><strong>Troeven</strong></p><ul><li>Tuin<ul><li>Terras</li></ul></li><li>Garage</li></ul>',
  },
  {
    name: 'Outlook',
    html: `<html><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment--><div class=WordSection1><p class=MsoNormal><span style='font-family:"Calibri",sans-serif;font-weight:bold'>Beste</span>,<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><ul style='margin-top:0cm' type=disc><li class=MsoListParagraph style='margin-left:0cm;mso-list:l0 level1 lfo1'>Sleutels<o:p></o:p></li></ul><p class=MsoNormal onclick="go()"><a href="javascript:go()">Groeten</a><o:p></o:p></p></div><!--EndFragment--></body></html>`,
    becomes: '<p><strong>Beste</strong>,</p><p>\u00a0</p><ul><li>Sleutels</li></ul><p>Groeten</p>',
  },
  {
    name: 'Outlook in a browser',
    html: `<div class="elementToProof" style="font-family: Aptos, sans-serif; font-size: 12pt;">Beste,</div><div class="elementToProof" style="font-size: 12pt;"><br></div><div class="elementToProof"><b>Vrijdag</b> om <span style="text-decoration: line-through;">tien</span> elf uur</div>`,
    becomes: '<p>Beste,</p><p><br></p><p><strong>Vrijdag</strong> om <s>tien</s> elf uur</p>',
  },
  {
    name: 'Apple Pages',
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN"><html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px; font: 11.0px 'Helvetica Neue'} li.li1 {font: 11.0px 'Helvetica Neue'}</style></head><body><p class="p1"><b>Te koop</b><span class="s1"> in </span><i>Gent</i></p><p class="p2"><br></p><ul class="ul1"><li class="li1"><span class="s2"></span>Tuin</li><ul class="ul2"><li class="li1">Terras</li></ul></ul></body></html>`,
    becomes:
      '<p><strong>Te koop</strong> in <em>Gent</em></p><p><br></p><ul><li>Tuin<ul><li>Terras</li></ul></li></ul>',
  },
]

/** The letters of a text, for which spaces do not count. */
export const letters = (text: string): string => text.replace(/\s/gu, '')
