import { type Parts, phrases } from './parts.ts'

export const portugueseParts: Parts = {
  women:
    phrases(`Ana, Beatriz, Carla, Débora, Eduarda, Fernanda, Gabriela, Helena, Inês, Joana, Juliana, Larissa, Luísa,
    Mariana, Natália, Olívia, Patrícia, Raquel, Sandra, Tatiana, Vanessa, Aline, Bruna, Camila, Daniela, Elisa, Flávia,
    Glória, Isabel, Jéssica, Leonor, Madalena, Renata, Sílvia, Teresa, Vitória`),
  men: phrases(`André, Bruno, Carlos, Diogo, Eduardo, Fábio, Gonçalo, Henrique, Ivo, João, José, Leandro, Luís, Marcelo,
    Miguel, Nuno, Otávio, Paulo, Rafael, Ricardo, Sérgio, Tiago, Vasco, Alexandre, Bernardo, César, Duarte, Felipe,
    Gustavo, Hugo, Jorge, Lucas, Mateus, Pedro, Rui, Vítor`),
  familyStems:
    phrases(`Alm, Azev, Barb, Brag, Cald, Carv, Cast, Cerq, Cord, Estev, Far, Fig, Fons, Gouv, Guim, Lac, Lob,
    Mac, Mag, Mel, Mend, Mor, Nog, Par, Peix, Pint, Queir, Ram, Reb, Sald, Sampai, Seix, Tav, Teix, Val, Vasc, Viei,
    Xav, Bras, Freit`),
  familyEnds: phrases(`eida, ares, eira, ado, oso, ança, alho, osa, eiro, inho, edo, ães, es, al, osta, ino, eda, agas,
    ela, ana`),
  townStems:
    phrases(`Agua, Alv, Amar, Arro, Barr, Belm, Boa, Cam, Cant, Carv, Cast, Cerc, Coel, Esp, Figuei, Font, Gran,
    Lag, Lour, Mang, Mont, Nazar, Oliv, Pal, Ped, Pir, Pont, Quint, Rib, Sabr, Salv, Serr, Tab, Torr, Val, Vian, Vila,
    Vim, Xist, Zamb`),
  townEnds: phrases(`ar, eira, elos, ada, ares, osa, inha, ual, ente, ião, ópolis, edo, ães, ura, olinho, alves, andia,
    eiros, ezinho, ândia`),
  streetStems: phrases(`das Flores, da Liberdade, do Comércio, da República, dos Pinheiros, da Igreja, do Mercado,
    das Oliveiras, da Estação, do Rio, da Boa Vista, do Sol, das Palmeiras, da Fonte, do Porto, da Indústria, Nova,
    dos Navegantes, da Ponte, do Carmo, das Laranjeiras, da Paz, do Moinho, das Acácias, da Escola, do Castelo,
    dos Artesãos, da Serra, do Campo, da Praia, do Lago, das Amendoeiras, dos Operários, da Saudade, do Parque,
    da Alegria`),
  syllables: phrases(`al, bra, cor, da, el, fi, gra, har, in, jo, ca, lo, mar, no, or, pri, qui, ro, sol, ta, ul, ver,
    vil, xa, ri, zen, bri, cla, de, ex, flo, gen, mi, ker, lu, mon, ne, op, pul, re, si, tri, vi, te`),
  trades: phrases(`Engenharia, Logística, Materiais de Escritório, Consultoria, Instalações Elétricas, Construções,
    Tecnologia, Jardinagem, Limpezas, Carpintaria, Materiais de Construção, Alimentos, Segurança, Automóveis,
    Embalagens, Comunicação, Transportes, Contabilidade, Metalúrgica, Móveis, Informática, Equipamentos, Têxteis,
    Energia Solar, Traduções, Produtos Médicos, Ferramentas, Refrigeração, Distribuidora, Gráfica, Papelaria, Padaria,
    Turismo, Climatização, Eventos, Cerâmica`),
}
