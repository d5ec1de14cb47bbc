/** Home, about, team. */
export const pages = {
  // Home
  Home: 'Startseite',
  Slides: 'Wechselnde Bilder',
  'First steps': 'Erste Schritte',
  Information: 'Informationen',
  'Questions and donating': 'Fragen und Spenden',
  'Two or three sentences below the heading.': 'Zwei oder drei Sätze unter der Überschrift.',
  'Picture beside the heading': 'Bild neben der Überschrift',
  'The first picture that visitors see, at least 1200 pixels wide.':
    'Das erste Bild, das man auf der Website sieht, mindestens 1200 Pixel breit.',
  'Two entry points': 'Zwei Einstiege',
  'The two ways into the website, for people who need help and for people who want to help.':
    'Die zwei Wege in die Website: für Menschen, die Hilfe brauchen, und für Menschen, die helfen wollen.',
  'Entry point': 'Einstieg',
  'New entry point': 'Neuer Einstieg',
  'What visitors who choose it would say, for example “I am looking for help”.':
    'Was Menschen sagen würden, die hier klicken, zum Beispiel „Ich suche Hilfe“.',
  'What visitors find there, in one sentence.': 'Was man dort findet, in einem Satz.',
  'Text of a link to the first steps': 'Text eines Links zu den ersten Schritten',
  'A second link, to the first steps on this page. Optional.':
    'Ein zweiter Link, zu den ersten Schritten auf dieser Seite. Kann leer bleiben.',
  'Where it leads, and the text to click.': 'Wohin es geht, und der Text zum Anklicken.',
  'Name of the slideshow': 'Name der Bildfolge',
  'Read aloud to people who cannot see the slides.':
    'Wird Menschen vorgelesen, die die Bilder nicht sehen können.',
  'One to eight pictures with text, shown one after the other. Drag them to sort.':
    'Ein bis acht Bilder mit Text, die nacheinander gezeigt werden. Zum Sortieren ziehen.',
  Slide: 'Wechselndes Bild',
  'New slide': 'Neues Bild',
  'Line above the heading': 'Zeile über der Überschrift',
  'A few words in small letters.': 'Wenige Wörter in kleiner Schrift.',
  'The large text beside the picture.': 'Der große Text neben dem Bild.',
  'The button below the text.': 'Die Schaltfläche unter dem Text.',
  'In landscape format, at least 1200 pixels wide.': 'Im Querformat, mindestens 1200 Pixel breit.',
  'First steps after the diagnosis': 'Erste Schritte nach der Diagnose',
  'The part of the page for families who have just heard the diagnosis.':
    'Der Teil der Seite für Familien, die gerade die Diagnose erfahren haben.',
  'Shown above the steps.': 'Steht über den Schritten.',
  'Two or three calm sentences before the first step.': 'Zwei oder drei ruhige Sätze vor dem ersten Schritt.',
  'Shown beside the steps, on wide screens.': 'Steht auf breiten Bildschirmen neben den Schritten.',
  Steps: 'Schritte',
  'Two to eight steps, the most urgent one first. Visitors see the headings; the texts open with a click. Drag them to sort.':
    'Zwei bis acht Schritte, der dringendste zuerst. Zu sehen sind die Überschriften; ein Klick öffnet den Text. Zum Sortieren ziehen.',
  'Link below the steps': 'Link unter den Schritten',
  'Information about the disease': 'Informationen über die Krankheit',
  'The part of the page that explains the disease.': 'Der Teil der Seite, der die Krankheit erklärt.',
  'A few words in small letters. Optional.': 'Wenige Wörter in kleiner Schrift. Kann leer bleiben.',
  'Shown above this part of the page.': 'Steht über diesem Teil der Seite.',
  'The most important things in one or two paragraphs.': 'Das Wichtigste in ein oder zwei Absätzen.',
  'Shown beside the introduction.': 'Steht neben der Einleitung.',
  Topics: 'Themen',
  'What it is, how it is inherited, main symptoms, origin and spread. The texts open with a click. Drag them to sort.':
    'Was sie ist, wie sie vererbt wird, wichtigste Beschwerden, Ursprung und Verbreitung. Ein Klick öffnet den Text. Zum Sortieren ziehen.',
  '“More” link': 'Link „Mehr“',
  'The button below the topics.': 'Die Schaltfläche unter den Themen.',
  'Text before the phone number': 'Text vor der Telefonnummer',
  'The number from the settings follows.': 'Die Nummer aus den Einstellungen folgt.',
  'Picture of inheritance': 'Bild zur Vererbung',
  'The website draws two parents and four children; the texts come from here. Without them there is no picture.':
    'Die Website zeichnet zwei Eltern und vier Kinder; die Texte stehen hier. Ohne sie gibt es kein Bild.',
  'Shown above the picture.': 'Steht über dem Bild.',
  'What the picture shows, also for people who cannot see it.':
    'Was das Bild zeigt, auch für Menschen, die es nicht sehen können.',
  'Text above the parents': 'Text über den Eltern',
  'Says that both carry the changed gene.': 'Sagt, dass beide das veränderte Gen tragen.',
  'One child in four: not affected': 'Ein Kind von vier: nicht betroffen',
  'The child who inherits neither changed gene.': 'Das Kind, das keines der veränderten Gene erbt.',
  'Two children in four: carriers': 'Zwei Kinder von vier: mit Anlage',
  'The children who inherit one changed gene.': 'Die Kinder, die ein verändertes Gen erben.',
  'One child in four: affected': 'Ein Kind von vier: betroffen',
  'The child who inherits both changed genes.': 'Das Kind, das beide veränderten Gene erbt.',
  'The short text under the child.': 'Der kurze Text unter dem Kind.',
  'What that means for the child, in one or two sentences.':
    'Was das für das Kind bedeutet, in ein oder zwei Sätzen.',
  Sum: 'Summe',
  'How many children do not have the disease: 25 + 50 = 75 per cent. Optional.':
    'Wie viele Kinder die Krankheit nicht haben: 25 + 50 = 75 Prozent. Kann leer bleiben.',
  'Pictures of the blood cells': 'Bilder der Blutzellen',
  'Two drawings that explain the disease: how round cells flow, and how sickled cells jam. They replace the picture above.':
    'Zwei Zeichnungen erklären die Krankheit: Runde Zellen fließen, sichelförmige verstopfen das Gefäß. Sie ersetzen das Bild darüber.',
  'Round cells flow': 'Runde Zellen fließen',
  'Sickled cells jam': 'Sichelzellen verstopfen',
  'A drawing with its text.': 'Eine Zeichnung mit ihrem Text.',
  'A drawing without text in it.': 'Eine Zeichnung ohne Text darin.',
  'What the cells do, in a few words.': 'Was die Zellen tun, in wenigen Wörtern.',
  'What that means, in one sentence.': 'Was das bedeutet, in einem Satz.',
  'Note below the picture': 'Hinweis unter dem Bild',
  'Says that this applies anew to each pregnancy and is nobody’s fault.':
    'Sagt, dass es für jede Schwangerschaft neu gilt und niemand schuld daran ist.',
  'Heading of the questions': 'Überschrift der Fragen',
  'Shown above the questions and answers.': 'Steht über den Fragen und Antworten.',
  'Introduction to the questions': 'Einleitung zu den Fragen',
  'One sentence below that heading. Optional.': 'Ein Satz unter dieser Überschrift. Kann leer bleiben.',
  Donating: 'Spenden',
  'The last part of the page, which leads to the donate page.':
    'Der letzte Teil der Seite, der zur Spendenseite führt.',
  'Calm and without urgency.': 'Ruhig und ohne zu drängen.',
  'What a donation makes possible, in two or three sentences.':
    'Was eine Spende möglich macht, in zwei oder drei Sätzen.',
  'The button that leads to the donate page.': 'Die Schaltfläche, die zur Spendenseite führt.',

  // About us
  'About us': 'Über uns',
  'Mission and goals': 'Auftrag und Ziele',
  'Links and team': 'Links und Team',
  'One or two sentences below the heading: who the foundation is.':
    'Ein oder zwei Sätze unter der Überschrift: wer die Stiftung ist.',
  'Who is behind the foundation': 'Wer hinter der Stiftung steht',
  'A few facts at the top of the page, all optional. The legal form comes from the imprint.':
    'Einige Angaben oben auf der Seite. Jede kann leer bleiben. Die Rechtsform stammt aus dem Impressum.',
  'Shown above the facts. Without a heading they are hidden.':
    'Steht über den Angaben. Ohne Überschrift werden sie nicht gezeigt.',
  'Founded in': 'Gegründet',
  'The year, for example 2019.': 'Das Jahr, zum Beispiel 2019.',
  Board: 'Vorstand',
  'First and last names, with their roles.': 'Vor- und Nachnamen mit ihren Ämtern.',
  'Annual report': 'Jahresbericht',
  'The latest one. Optional.': 'Der neueste. Kann leer bleiben.',
  Partners: 'Partner',
  'Organisations that you work with. Ask them first.':
    'Organisationen, mit denen Sie zusammenarbeiten. Fragen Sie diese vorher.',
  Partner: 'Partner',
  'New partner': 'Neuer Partner',
  'Shown on the page.': 'Steht auf der Seite.',
  'A full address, for example https://www.example.org. Optional.':
    'Eine vollständige Adresse, zum Beispiel https://www.example.org. Kann leer bleiben.',
  Mission: 'Auftrag',
  'What the foundation exists for, with a picture beside it.':
    'Wofür es die Stiftung gibt, mit einem Bild daneben.',
  'Shown above the text of the mission.': 'Steht über dem Text zum Auftrag.',
  'What the foundation wants to change, and how, in a few short paragraphs.':
    'Was die Stiftung ändern will und wie, in wenigen kurzen Absätzen.',
  'Shown beside the text of the mission.': 'Steht neben dem Text zum Auftrag.',
  'Heading of the goals': 'Überschrift der Ziele',
  'Shown above the goals.': 'Steht über den Zielen.',
  Goals: 'Ziele',
  'One to six goals. Drag them to sort.': 'Ein bis sechs Ziele. Zum Sortieren ziehen.',
  Goal: 'Ziel',
  'New goal': 'Neues Ziel',
  'The goal in a few words.': 'Das Ziel in wenigen Wörtern.',
  'What the foundation does for it, in two or three sentences.':
    'Was die Stiftung dafür tut, in zwei oder drei Sätzen.',
  'Shown beside the text, in landscape format.': 'Steht neben dem Text, im Querformat.',
  'Link to the contact page': 'Link zur Kontaktseite',
  'The button for people who want to ask something.':
    'Die Schaltfläche für Menschen, die etwas fragen wollen.',
  'Link to the donate page': 'Link zur Spendenseite',
  'The button for people who want to give something.':
    'Die Schaltfläche für Menschen, die etwas geben wollen.',
  'Heading of the team': 'Überschrift des Teams',
  'Shown above the first four members of the team.': 'Steht über den ersten vier Personen des Teams.',
  'Introduction to the team': 'Einleitung zum Team',
  'One or two sentences below that heading.': 'Ein oder zwei Sätze unter dieser Überschrift.',
  'Link to the whole team': 'Link zum ganzen Team',
  'The button below the first four members.': 'Die Schaltfläche unter den ersten vier Personen.',

  // Team page
  'Team page': 'Teamseite',
  'Two or three sentences below the heading. Edit the people under “Team”.':
    'Zwei oder drei Sätze unter der Überschrift. Die Personen selbst finden Sie unter „Team“.',
  'Link for people who want to join': 'Link für Menschen, die mitmachen wollen',
  'The button below the people.': 'Die Schaltfläche unter den Personen.',
}
