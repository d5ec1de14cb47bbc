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
  'Two doors': 'Zwei Türen',
  'The two ways into the website, for people who need help and for people who want to help.':
    'Die zwei Wege in die Website: für Menschen, die Hilfe brauchen, und für Menschen, die helfen wollen.',
  Door: 'Tür',
  'New door': 'Neue Tür',
  'What somebody would say who chooses this door, such as “I am looking for help”.':
    'Was jemand sagen würde, der diese Tür wählt, etwa „Ich suche Hilfe“.',
  'What is behind this door, in one sentence.': 'Was hinter dieser Tür ist, in einem Satz.',
  'Where the door leads, and the words to click on.': 'Wohin die Tür führt, und die Wörter zum Anklicken.',
  'Name of the slides': 'Name der wechselnden Bilder',
  'Read aloud to people who cannot see the slides.':
    'Wird Menschen vorgelesen, die die Bilder nicht sehen können.',
  'One to eight pictures with words, shown one after the other. Drag them to sort.':
    'Ein bis acht Bilder mit Text, die nacheinander gezeigt werden. Zum Sortieren ziehen.',
  Slide: 'Wechselndes Bild',
  'New slide': 'Neues Bild',
  'Line above the heading': 'Zeile über der Überschrift',
  'A few words in small letters.': 'Wenige Wörter in kleiner Schrift.',
  'The large words beside the picture.': 'Die großen Wörter neben dem Bild.',
  'The button below the words.': 'Die Schaltfläche unter dem Text.',
  'In landscape format, at least 1200 pixels wide.': 'Im Querformat, mindestens 1200 Pixel breit.',
  'Slides move by themselves': 'Bilder wechseln von selbst',
  'Best left off: moving pictures distract. Visitors can always stop them.':
    'Am besten ausgeschaltet lassen: Bewegte Bilder lenken ab. Auf der Seite kann man sie immer anhalten.',
  'First steps after the diagnosis': 'Erste Schritte nach der Diagnose',
  'The part of the page for families who have just heard the diagnosis.':
    'Der Teil der Seite für Familien, die gerade die Diagnose erfahren haben.',
  'Stands above the steps.': 'Steht über den Schritten.',
  'Two or three calm sentences before the first step.': 'Zwei oder drei ruhige Sätze vor dem ersten Schritt.',
  'Shown beside the steps.': 'Steht neben den Schritten.',
  Steps: 'Schritte',
  'Two to eight steps, the most urgent one first. Drag them to sort.':
    'Zwei bis acht Schritte, der dringendste zuerst. Zum Sortieren ziehen.',
  'Information about the disease': 'Informationen über die Krankheit',
  'The part of the page that explains the disease.': 'Der Teil der Seite, der die Krankheit erklärt.',
  'A few words in small letters. May stay empty.': 'Wenige Wörter in kleiner Schrift. Kann leer bleiben.',
  'Stands above the information.': 'Steht über den Informationen.',
  'The most important things in one or two paragraphs.': 'Das Wichtigste in ein oder zwei Absätzen.',
  'Shown beside the introduction.': 'Steht neben der Einleitung.',
  Topics: 'Themen',
  'What it is, how it is inherited, main symptoms, origin and spread. Drag them to sort.':
    'Was sie ist, wie sie vererbt wird, wichtigste Beschwerden, Ursprung und Verbreitung. Zum Sortieren ziehen.',
  '“More” link': 'Link „Mehr“',
  'The button below the topics.': 'Die Schaltfläche unter den Themen.',
  'Words before the phone number': 'Wörter vor der Telefonnummer',
  'The number follows; it comes from the settings.': 'Die Nummer folgt; sie stammt aus den Einstellungen.',
  'Picture of inheritance': 'Bild zur Vererbung',
  'The picture with two parents and four children. The site draws it; the words come from here. Without them there is no picture.':
    'Das Bild mit zwei Eltern und vier Kindern. Die Website zeichnet es, die Wörter stehen hier. Ohne sie gibt es kein Bild.',
  'Stands above the picture.': 'Steht über dem Bild.',
  'What the picture shows, for people who cannot see it as well.':
    'Was das Bild zeigt, auch für Menschen, die es nicht sehen können.',
  'Words under each parent': 'Wörter unter jedem Elternteil',
  'That both carry the changed gene.': 'Dass beide das veränderte Gen tragen.',
  'One child in four: not affected': 'Ein Kind von vier: nicht betroffen',
  'The child who inherits neither changed gene.': 'Das Kind, das keines der veränderten Gene erbt.',
  'Two children in four: carriers': 'Zwei Kinder von vier: mit Anlage',
  'The children who inherit one changed gene.': 'Die Kinder, die ein verändertes Gen erben.',
  'One child in four: affected': 'Ein Kind von vier: betroffen',
  'The child who inherits both changed genes.': 'Das Kind, das beide veränderten Gene erbt.',
  'The few words under the child in the picture.': 'Die wenigen Wörter unter dem Kind im Bild.',
  'What that means for the child, in one or two sentences.':
    'Was das für das Kind bedeutet, in ein oder zwei Sätzen.',
  'Note below the picture': 'Hinweis unter dem Bild',
  'That it holds anew for each pregnancy, and is nobody’s fault.':
    'Dass es für jede Schwangerschaft neu gilt und niemand schuld daran ist.',
  'Heading of the questions': 'Überschrift der Fragen',
  'Stands above the questions and answers.': 'Steht über den Fragen und Antworten.',
  'Introduction to the questions': 'Einleitung zu den Fragen',
  'One sentence below that heading. May stay empty.': 'Ein Satz unter dieser Überschrift. Kann leer bleiben.',
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
  'Two or three sentences below the heading: who the foundation is.':
    'Zwei oder drei Sätze unter der Überschrift: wer die Stiftung ist.',
  Mission: 'Auftrag',
  'What the foundation exists for, with a picture beside it.':
    'Wofür es die Stiftung gibt, mit einem Bild daneben.',
  'Stands above the text of the mission.': 'Steht über dem Text zum Auftrag.',
  'What the foundation wants to change, and how, in a few short paragraphs.':
    'Was die Stiftung ändern will und wie, in wenigen kurzen Absätzen.',
  'Shown beside the text of the mission.': 'Steht neben dem Text zum Auftrag.',
  'Heading of the goals': 'Überschrift der Ziele',
  'Stands above the list of goals.': 'Steht über den Zielen.',
  Goals: 'Ziele',
  'One to six goals, in the order in which they are shown. Drag them to sort.':
    'Ein bis sechs Ziele, in der Reihenfolge, in der sie gezeigt werden. Zum Sortieren ziehen.',
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
  'Stands above the first four members of the team.': 'Steht über den ersten vier Personen des Teams.',
  'Introduction to the team': 'Einleitung zum Team',
  'One or two sentences below that heading.': 'Ein oder zwei Sätze unter dieser Überschrift.',
  'Link to the whole team': 'Link zum ganzen Team',
  'The button below the first four members.': 'Die Schaltfläche unter den ersten vier Personen.',

  // Team page
  'Team page': 'Teamseite',
  'Two or three sentences below the heading. The people themselves are under “Team”.':
    'Zwei oder drei Sätze unter der Überschrift. Die Personen selbst finden Sie unter „Team“.',
  'Link for people who want to join': 'Link für Menschen, die mitmachen wollen',
  'The button below the people.': 'Die Schaltfläche unter den Personen.',
}
