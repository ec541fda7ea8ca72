/** Croatian labels of columns and record parts, for histories and the log. */
export const FIELD_LABELS: Record<string, string> = {
  ...{ id: 'Oznaka', version: 'Inačica', createdAt: 'Nastalo', updatedAt: 'Promijenjeno' },
  ...{ isPublished: 'Objavljeno', isShown: 'Vidi se', isActive: 'Aktivno', binnedAt: 'U košu od' },
  ...{ searchText: 'Riječi za traženje', searchTitle: 'Riječi za traženje' },
  ...{ searchWords: 'Riječi za traženje' },
  ...{ name: 'Naziv', title: 'Naslov', slug: 'Adresa', description: 'Opis', summary: 'Sažetak' },
  ...{ text: 'Tekst', html: 'Sadržaj', position: 'Mjesto', order: 'Redoslijed', items: 'Stavke' },
  // Lessons and their content.
  ...{ gradeId: 'Razred', grade: 'Razred', subjectId: 'Predmet', subject: 'Predmet' },
  ...{ literatureId: 'Udžbenik', literature: 'Udžbenik', unitId: 'Cjelina', unit: 'Cjelina' },
  ...{ lessonId: 'Lekcija', lesson: 'Lekcija', area: 'Područje', keywords: 'Pojmovi' },
  ...{ prerequisites: 'Preduvjeti', outcomes: 'Ishodi učenja' },
  ...{ outcomesVerified: 'Ishodi provjereni', priorKnowledge: 'Predznanje' },
  ...{ script: 'Skripta', figures: 'Crteži', cards: 'Kartice', checks: 'Provjera' },
  // Questions.
  ...{ questions: 'Pitanja', key: 'Ključ', kind: 'Vrsta', body: 'Odgovori' },
  ...{ explanation: 'Objašnjenje', isBonus: 'Dodatno pitanje', isInKnowledgeBase: 'Baza znanja' },
  ...{
    number: 'Broj u bazi znanja',
    numbers: 'Brojevi koji se mijenjaju',
    calculation: 'Račun iza ključa',
    hints: 'Upute',
  },
  // Files.
  ...{ fileId: 'Datoteka', file: 'Datoteka', crop: 'Izrez', alt: 'Opis' },
  ...{ width: 'Širina', height: 'Visina', thumbnailId: 'Sličica', pages: 'Stranice' },
  // The site.
  ...{ brandName: 'Ime', icon: 'Znak', logo: 'Logotip', logoUrl: 'Logotip', linkUrl: 'Poveznica' },
  ...{ hero: 'Slika naslovnice', heroStyle: 'Izgled naslovnice', image: 'Slika' },
  ...{ backgroundColor: 'Boja pozadine', from: 'Od dana', until: 'Do dana' },
  ...{ publishedAt: 'Datum objave', facebook: 'Facebook', instagram: 'Instagram' },
  ...{ youtube: 'YouTube', question: 'Pitanje', answer: 'Odgovor', topic: 'Tema' },
  ...{ author: 'Autor', tags: 'Oznake', validFrom: 'Vrijedi od', edition: 'Izdanje' },
  ...{ changeNote: 'Što je novo' },
  // Products.
  ...{ price: 'Cijena', duration: 'Trajanje', durationUnit: 'Jedinica trajanja' },
  ...{ hasSubscription: 'Pretplata', hasAi: 'AI pomoćnik', hasAiMax: 'AI Max' },
  ...{ legalName: 'Puni naziv', accountName: 'Vlasnik računa', iban: 'IBAN', oib: 'OIB' },
  ...{ address: 'Ulica i broj', city: 'Mjesto', registration: 'Upis u registar' },
  ...{ representative: 'Odgovorna osoba', phone: 'Telefon' },
  ...{ hasProfessor: 'Pitanja profesoru', productName: 'Proizvod', productPrice: 'Cijena' },
  ...{ subscriptionUntil: 'Pretplata do', aiUntil: 'AI pomoćnik do', aiMaxUntil: 'AI Max do' },
  ...{ professorUntil: 'Pitanja profesoru do', undoneAt: 'Poništeno' },
  // Users and their answers.
  ...{ parentId: 'Roditelj', childId: 'Dijete', accounts: 'Računi', isBlocked: 'Blokirano' },
  ...{ sessions: 'Sesije', resetAt: 'Poslana poveznica za lozinku', answers: 'Odgovori' },
  ...{ rightAnswers: 'Točni odgovori', strength: 'Koliko razlikuje', reportsClosed: 'Riješeno' },
  ...{ answeredAt: 'Odgovoreno', pupils: 'Učenici' },
}

/** Labels of values nested within a field, such as a question's answers. */
export const NESTED_LABELS: Record<string, string> = {
  ...{ kind: 'Vrsta', choices: 'Ponuđeno', answers: 'Odgovori', pairs: 'Parovi', items: 'Redom' },
  ...{ text: 'Tekst', weight: 'Bodovi (%)', feedback: 'Što se kaže', isTrue: 'Tvrdnja je točna' },
  ...{ rightFeedback: 'Kad je točno', wrongFeedback: 'Kad nije točno', unit: 'Jedinica' },
  ...{ written: 'Zapis', isCaseSensitive: 'Velika slova su važna' },
  ...{ isUnitAsked: 'Traži se ta jedinica' },
  ...{ left: 'Lijevo', right: 'Desno', low: 'Od', high: 'Do', url: 'Adresa', question: 'Pitanje' },
  ...{ distractors: 'Viškovi', rightId: 'Oznaka desne strane', itemIds: 'Oznake' },
  ...{ distractorIds: 'Oznake viškova', retired: 'Oznake uklonjenih' },
}

/** A field's Croatian label. Internal column names are never shown to editors. */
export const labelOf = (name: string): string => FIELD_LABELS[name] ?? 'Ostalo'
