/** FIFe's names and titles, and the rules of the other clubs. Columns as in `cases.ts`. */
export const FURTHER_CASES = `
FIFe | cattery | len=18 | ok | 10: cattery names
FIFe | cattery | len=19 | block F41 | 10: cattery names
FIFe | cattery | identical=yes similar=no | block F42 | 10: cattery names
FIFe | cattery | identical=no similar=yes | block F42 | 10: cattery names
FIFe | cattery | identical=no | ok ?F42 | 10: cattery names
FIFe | cattery | ems_code=no colour_word=yes | block F43 | 10: cattery names
FIFe | cattery | breed_word=yes len=18 | block F43 | 10: cattery names
FIFe | cattery | ems_code=yes | block F43 | 10: cattery names
FIFe | cattery | ems_code=no colour_word=no breed_word=no | ok | 10: cattery names
FIFe | cattery | owner_names_n=0 | ok | 9b: one cattery name a breeder
FIFe | cattery | owner_names_n=1 | block F44 | 9b: one cattery name a breeder
FIFe | cattery | len=25 identical=yes breed_word=yes owner_names_n=2 | block F41 F42 F43 F44 | 10: cattery names
FIFe | title | title=CH certs_n=3 judges_n=3 | ok | 12b: 3 certificates, 3 judges
FIFe | title | title=CH certs_n=2 judges_n=3 | block F45 | 12b: 3 certificates, 3 judges
FIFe | title | title=PR certs_n=3 judges_n=2 | block F45 | 12b: 3 certificates, 3 judges
FIFe | title | title=KCH certs_n=2 | block F45 | 12b: 3 certificates, 3 judges
FIFe | title | title=JCH certs_n=3 | ok ?F45 | 12b: 3 certificates, 3 judges
FIFe | title | title=IC date=2024-07-01 certs_n=4 judges_n=3 | ok | 12 §4.3: from 2024-07-01
FIFe | title | title=IC date=2024-07-01 certs_n=3 judges_n=3 | block F46 | 12 §4.3: from 2024-07-01
FIFe | title | title=IP date=2025-02-02 certs_n=4 judges_n=2 | block F46 | 12 §4.3: from 2024-07-01
FIFe | title | title=IC date=2024-07-01 certs_n=4 judges_n=3 countries_n=1 | ok | 12 §4.3: from 2024-07-01
FIFe | title | title=IC certs_n=2 | ok ?F46 ?F47 | 12 §4.3: from 2024-07-01
FIFe | title | title=IC date=2024-06-30 certs_n=3 judges_n=3 countries_n=1 | block F47 | 13: until 2024-06-30
FIFe | title | title=IP date=2024-06-30 certs_n=3 judges_n=3 countries_n=2 | ok | 13: until 2024-06-30
FIFe | title | title=IP date=2024-06-30 certs_n=3 judges_n=2 countries_n=2 | block F47 | 13: until 2024-06-30
FIFe | title | title=IC date=2024-06-30 certs_n=3 judges_n=3 | ok ?F47 | 13: until 2024-06-30
FIFe | title | title=GIC certs_n=6 judges_n=3 countries_n=3 | ok | 12 §4.4, 13: Grand International
FIFe | title | title=GIC certs_n=5 judges_n=5 countries_n=5 | block F48 | 12 §4.4, 13: Grand International
FIFe | title | title=GIC certs_n=5 | block F48 | 12 §4.4, 13: Grand International
FIFe | title | title=GIC certs_n=6 judges_n=3 | ok ?F48 | 12 §4.4, 13: Grand International
FIFe | title | title=GIC certs_n=6 judges_n=2 countries_n=3 | block F48 | 12 §4.4, 13: Grand International
FIFe | title | title=GIP certs_n=6 judges_n=3 countries_n=2 far_n=2 date=2024-12-31 | block F48 | 12 §4.4, 13: Grand International
FIFe | title | title=GIP certs_n=6 judges_n=3 countries_n=2 far_n=2 date=2025-01-01 | ok | 12 §4.4, 13: Grand International
FIFe | title | title=GIP certs_n=6 judges_n=3 countries_n=2 far_n=1 date=2025-01-01 | block F48 | 12 §4.4, 13: Grand International
FIFe | title | title=GIC certs_n=6 judges_n=3 countries_n=1 far_n=2 date=2025-01-01 | ok | 12 §4.4, 13: Grand International
FIFe | title | title=GIC certs_n=8 judges_n=4 countries_n=2 | ok | 12 §4.4, 13: Grand International
FIFe | title | title=GIC certs_n=8 judges_n=3 countries_n=2 date=2024-03-01 | block F48 | 12 §4.4, 13: Grand International
FIFe | title | title=GIC certs_n=7 judges_n=4 countries_n=2 date=2024-03-01 | block F48 | 12 §4.4, 13: Grand International
FIFe | title | title=SC certs_n=9 judges_n=3 countries_n=3 | ok | 12 §4.5, 13: Supreme
FIFe | title | title=SC certs_n=8 judges_n=3 countries_n=3 | block F49 | 12 §4.5, 13: Supreme
FIFe | title | title=SP certs_n=9 judges_n=3 countries_n=2 date=2024-12-31 far_n=2 | block F49 | 12 §4.5, 13: Supreme
FIFe | title | title=SP certs_n=9 judges_n=3 countries_n=2 date=2025-01-01 far_n=2 | ok | 12 §4.5, 13: Supreme
FIFe | title | title=SC certs_n=11 judges_n=6 countries_n=2 | ok | 12 §4.5, 13: Supreme
FIFe | title | title=SC certs_n=11 judges_n=5 countries_n=2 date=2024-05-05 | block F49 | 12 §4.5, 13: Supreme
FIFe | title | title=SC certs_n=10 judges_n=6 countries_n=2 date=2024-05-05 | block F49 | 12 §4.5, 13: Supreme
FIFe | title | title=SC certs_n=9 judges_n=3 countries_n=2 | ok ?F49 | 12 §4.5, 13: Supreme
FIFe | title | title=DM sex=F young_n=4 | block F50 | 14: Distinguished Merit
FIFe | title | title=DM sex=M young_n=9 | block F50 | 14: Distinguished Merit
FIFe | title | title=DM sex=M young_n=10 | ok | 14: Distinguished Merit
FIFe | title | title=DM sex=M young_n=5 | block F50 | 14: Distinguished Merit
FIFe | title | title=DM young_n=7 | ok ?F50 | 14: Distinguished Merit
TICA | cattery | len=15 | ok | 17 §38.2: cattery names
TICA | cattery | len=16 | block T01 | 17 §38.2: cattery names
TICA | cattery | diff_letters_n=2 same_owner=no | ok | 17 §38.2: cattery names
TICA | cattery | diff_letters_n=1 same_owner=no | block T02 | 17 §38.2: cattery names
TICA | cattery | diff_letters_n=1 same_owner=yes | ok | 17 §38.2: cattery names
TICA | cattery | diff_letters_n=1 | ok ?T02 | 17 §38.2: cattery names
TICA | cattery | words_n=2 punctuation=no | block T03 | 17: registration form
TICA | cattery | words_n=1 punctuation=yes | block T03 | 17: registration form
TICA | cattery | words_n=1 punctuation=no | ok | 17: registration form
TICA | cattery | is_breed_name=yes | block T04 | 17 §38.3: names of breeds
TICA | cattery | is_breed_name=no len=15 | ok | 17 §38.3: names of breeds
TICA | cattery | len=20 diff_letters_n=0 same_owner=no words_n=3 | block T01 T02 T03 | 17 §38.2: cattery names
TICA | title | age_mo=7 | block T11 | 20: kittens earn none
TICA | title | age_mo=8 | ok | 20: kittens earn none
TICA | title | isolated=no title=CH points=300 judges_n=4 finals_n=1 | ok | 20: table of titles
TICA | title | isolated=no title=CH points=299 judges_n=4 finals_n=1 | block T12 | 20: table of titles
TICA | title | isolated=no title=CHA points=300 judges_n=3 finals_n=1 | block T12 | 20: table of titles
TICA | title | isolated=no title=MS points=300 judges_n=4 finals_n=0 | block T12 | 20: table of titles
TICA | title | title=MS points=0 judges_n=0 finals_n=0 | ok ?T12 | 20: table of titles
TICA | title | isolated=no title=GRC points=1000 judges_n=4 finals_n=6 top_n=3 | ok | 20: table of titles
TICA | title | isolated=no title=GRC points=999 judges_n=4 finals_n=6 top_n=3 | block T13 | 20: table of titles
TICA | title | isolated=no title=GCA points=1000 judges_n=4 finals_n=5 top_n=3 | block T13 | 20: table of titles
TICA | title | isolated=no title=GRM points=1000 judges_n=4 finals_n=6 top_n=2 | block T13 | 20: table of titles
TICA | title | isolated=no title=DGC points=1999 | block T14 | 20: table of titles
TICA | title | isolated=no title=DGC points=2000 | ok | 20: table of titles
TICA | title | isolated=no title=TGC points=2999 | block T14 | 20: table of titles
TICA | title | isolated=no title=QGC points=3999 | block T14 | 20: table of titles
TICA | title | isolated=no title=QGC points=4000 | ok | 20: table of titles
TICA | title | isolated=no title=SGC points=6000 best_n=1 | ok | 20: table of titles
TICA | title | isolated=no title=SGC points=5999 best_n=1 | block T15 | 20: table of titles
TICA | title | isolated=no title=SGC points=6000 best_n=0 | block T15 | 20: table of titles
TICA | title | isolated=yes title=CH points=150 judges_n=2 finals_n=1 | ask T16 | 20: table of titles
TICA | title | isolated=yes age_mo=7 | block T11 T16 | 20: table of titles
TICA | title | isolated=no title=CH points=100 age_mo=6 | block T11 T12 | 20: table of titles
TICA | cat | name_len=35 suffix=yes | ok | 18: name of the cat
TICA | cat | name_len=36 suffix=yes | warn T05 | 18: name of the cat
TICA | cat | name_len=35 suffix=no | ok | 18: name of the cat
TICA | cat | name_len=36 suffix=no | block T06 | 18: name of the cat
TICA | cat | name_len=36 | ok ?T05 ?T06 | 18: name of the cat
TICA | litter | dam_registered=no | block T07 | 18: litter questions
TICA | litter | dam_registered=yes sire_registered=yes | ok | 18: litter questions
TICA | litter | sire_registered=no sire_gen_n=2 | block T08 | 18: litter questions
TICA | litter | sire_registered=no sire_gen_n=3 | ok | 18: litter questions
TICA | litter | sire_registered=no | ok ?T08 | 18: litter questions
TICA | litter | dam_registered=no sire_registered=no sire_gen_n=0 | block T07 T08 | 18: litter questions
TICA | queen | births24_n=9 waiver=no | ok | 1 §3.3 binds members of FIFe only
WCF | cattery | barred_word=yes | block W13 | 23: cattery names
WCF | cattery | barred_word=no taken_elsewhere=yes | ask W14 | 23: cattery names
WCF | cattery | barred_word=yes taken_elsewhere=yes | block W13 W14 | 23: cattery names
WCF | cattery | len=40 | ok | 23: cattery names
WCF | title | title=CH certs_n=3 judges_n=3 | ok | 26: titles
WCF | title | title=CH certs_n=3 judges_n=2 | block W15 | 26: titles
WCF | title | title=IC certs_n=3 judges_n=3 regions_n=2 | ok | 26: titles
WCF | title | title=GIC certs_n=3 judges_n=3 regions_n=1 | block W16 | 26: titles
WCF | title | title=GIC certs_n=2 judges_n=3 regions_n=2 | block W16 | 26: titles
WCF | title | title=GEC certs_n=3 judges_n=3 countries_n=3 | ok | 26: titles
WCF | title | title=GEC certs_n=3 judges_n=2 countries_n=3 | block W17 | 26: titles
WCF | title | title=WC certs_n=3 judges_n=3 countries_n=3 other_continent=yes | ok | 26: titles
WCF | title | title=WC certs_n=3 judges_n=3 countries_n=3 other_continent=no | block W18 | 26: titles
WCF | title | title=WC certs_n=3 judges_n=3 countries_n=3 | ok ?W18 | 26: titles
WCF | queen | births12_n=2 gap_mo=3 | ok | 21: code of ethics
WCF | queen | births12_n=3 | block W01 | 21: code of ethics
WCF | queen | births12_n=1 gap_mo=2 | block W01 | 21: code of ethics
WCF | queen | gap_mo=3 | ok ?W01 | 21: code of ethics
WCF | queen | births24_n=3 | ok | 24: newsletter, June 2020
WCF | queen | births24_n=4 | ask W02 | 24: newsletter, June 2020
WCF | queen | births12_n=3 births24_n=4 | block W01 W02 | 24: newsletter, June 2020
WCF | stud | births12_n=30 | ok | 21: code of ethics
WCF | stud | congenital_defect=yes | block W03 | 21: breeding rules
WCF | queen | congenital_defect=no | ok | 21: breeding rules
WCF | mating | mutations_n=1 | ok | 21: breeding rules
WCF | mating | mutations_n=2 | block W04 | 21: breeding rules
WCF | mating | full_siblings=no | ok | 21: breeding rules
WCF | mating | full_siblings=yes mutations_n=2 | block W04 W05 | 21: breeding rules
WCF | mating | sire_fold=yes dam_fold=yes | block W06 | general knowledge
WCF | mating | sire_fold=yes dam_fold=no | ok | general knowledge
WCF | mating | sire_fold=yes | ok ?W06 | general knowledge
WCF | cat | leave_d=83 vet_advice=no | block W07 | 21: code of ethics
WCF | cat | leave_d=84 vet_advice=no | ok ?W08 | 21: code of ethics
WCF | cat | leave_d=83 vet_advice=yes | ok ?W08 | 21: code of ethics
WCF | cat | leave_d=83 | ok ?W07 ?W08 | 21: code of ethics
WCF | cat | leave_d=90 pedigree=no | block W08 | 21: code of ethics
WCF | cat | leave_d=0 pedigree=no vet_advice=yes | ok | 21: code of ethics
WCF | cat | leave_d=70 vet_advice=no pedigree=no | block W07 W08 | 21: code of ethics
WCF | litter | metric_instead=no | ok | 25: letter on cards
WCF | litter | cattery_registered=no | block W10 | 23: catteries
WCF | litter | cattery_registered=yes | ok | 23: catteries
WCF | litter | metric_instead=yes cattery_registered=no | block W09 W10 | 25: letter on cards
WCF | cat | pedigree_gen_n=2 | block W11 | 24: newsletter, June 2020
WCF | cat | pedigree_gen_n=3 | ok | 24: newsletter, June 2020
WCF | cat | cyrillic=no | ok | 24: pedigree
WCF | cat | cyrillic=yes pedigree_gen_n=2 | block W11 W12 | 24: pedigree
WCF | cattery | taken_elsewhere=no barred_word=no | ok | 23: cattery names
LOOF | cat | chip=no | block L01 | 27: request for pedigrees
LOOF | cat | chip=yes | ok | 27: request for pedigrees
LOOF | litter | request_mo=8 | ok | 27: request for pedigrees
LOOF | litter | request_mo=9 | ask L02 | 27: request for pedigrees
LOOF | cat | register=LP unknown_ancestor=yes | block L04 | 27: request for pedigrees
LOOF | cat | register=RIA unknown_ancestor=yes | ok | 27: request for pedigrees
LOOF | cat | unknown_ancestor=yes | ok ?L04 | 27: request for pedigrees
LOOF | cat | register=LP odd_cross=yes odd_colour=no | block L05 | 27: request for pedigrees
LOOF | cat | register=LP odd_colour=yes | block L05 | 27: request for pedigrees
LOOF | cat | register=RIEX odd_cross=yes | ok | 27: request for pedigrees
LOOF | cat | register=LP unknown_ancestor=yes odd_cross=yes chip=no | block L01 L04 L05 | 27: request for pedigrees
LOOF | mating | sire_fold=yes dam_fold=yes | block L06 | 29: folds
LOOF | mating | dam_fold=yes | ok ?L06 | 29: folds
LOOF | cat | sqr=2 age_mo=10 conform=yes | ok | 28: SQR
LOOF | cat | sqr=2 age_mo=9 conform=yes | block L07 | 28: SQR
LOOF | cat | sqr=2 age_mo=12 conform=no | block L07 | 28: SQR
LOOF | cat | sqr=1 age_mo=3 conform=no health_dna=no | ok | 28: SQR
LOOF | cat | sqr=2 age_mo=10 conform=yes health_dna=no | ok | 28: SQR
LOOF | cat | sqr=3 age_mo=10 conform=yes health_dna=no | block L08 | 28: SQR
LOOF | cat | sqr=6 age_mo=9 health_dna=no | block L07 L08 | 28: SQR
LOOF | cattery | occasional=yes litters_n=2 | block L10 | 30: occasional affix
LOOF | cattery | occasional=no litters_n=2 | ok | 30: occasional affix
GCCF | cat | register=reference pedigree_show=no | ok | 31: registration policies
GCCF | cat | register=supplementary pedigree_show=yes | ok | 31: registration policies
GCCF | litter | sire_active=yes dam_active=yes | ok | 32: active register
GCCF | litter | sire_active=no | block G02 | 32: active register
GCCF | litter | sire_active=yes | ok ?G02 | 32: active register
GCCF | cat | date=2016-07-14 prefix_fits=no | warn G03 | 31: registration policies
GCCF | cat | date=2016-07-15 prefix_fits=no | ok | 31: registration policies
GCCF | cat | prefix_fits=no | ok ?G03 | 31: registration policies
GCCF | cat | register=reference pedigree_show=yes date=2015-01-01 prefix_fits=no | block G01 G03 | 31: registration policies
CFA | cat | name_len=35 | ok | 34: numbers and names
CFA | cat | name_len=36 | block C03 | 34: numbers and names
CFA | litter | parent_age_d=209 | ask C04 | 33: litters
CFA | litter | parent_age_d=210 | ok | 33: litters
CFA | litter | gap_d=65 | ok | 33: litters
CFA | litter | gap_d=64 parent_age_d=200 | block C04 C05 | 33: litters
CFA | cat | sex=M prefix_even=yes | ok | 34: numbers and names
CFA | cat | sex=F prefix_even=yes | warn C07 | 34: numbers and names
CFA | cat | sex=F prefix_even=no | ok | 34: numbers and names
CFA | cat | prefix_even=yes | ok ?C07 | 34: numbers and names
CFA | cat | sex=F prefix_even=yes name_len=40 | block C03 C07 | 34: numbers and names
RU | queen | age_mo=11 | ask R01 | 36: breeding rules of one club
RU | queen | age_mo=12 | ok | 36: breeding rules of one club
RU | stud | age_mo=96 | ok | 36: breeding rules of one club
RU | stud | age_mo=97 | ask R01 | 36: breeding rules of one club
RU | litter | inspect_d=44 | ask R03 | 36: breeding rules of one club
RU | litter | inspect_d=45 | ok | 36: breeding rules of one club
`;
